/** The page: colours, the session, the app. */
import './style/fonts.css'
import './style/tokens.css'
import './style/page.css'
import { ManhuntApp } from './app/app.ts'
import { onInvitation, takeInvitation } from './app/invitation.ts'
import { startTheme } from './app/theme.ts'
import { openSession } from './session/port.ts'

startTheme()
const session = openSession()
const join = (link: string): void => session.send({ type: 'join', link })
const invitation = takeInvitation()
if (invitation !== undefined) join(invitation)
onInvitation(join)

const app = new ManhuntApp()
app.port = session
document.body.append(app)
