/** The page: colours, the session, the app. */
import './style/fonts.css'
import './style/tokens.css'
import './style/page.css'
import { ManhuntApp } from './app/app.ts'
import { onInvitation, takeInvitation } from './app/invitation.ts'
import { startLanguage } from './app/language.ts'
import { startTheme } from './app/theme.ts'
import { Updates } from './offline/updates.ts'
import { openSession } from './session/port.ts'

startTheme()
const session = openSession()
const join = (link: string): void => session.send({ type: 'join', link })
const invitation = takeInvitation()
if (invitation !== undefined) join(invitation)
onInvitation(join)

const app = new ManhuntApp()
app.port = session
app.updates = new Updates(() => app.inGame)
void app.updates.start()
// Nothing is drawn in one language and then in another.
void startLanguage().then(() => document.body.append(app))
