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

/** How long the page waits for its letters, in milliseconds; after that others do for the moment. */
const PATIENCE = 1_500
/** The letters of every screen are there, or long enough in coming. */
async function faces(): Promise<void> {
  const wanted = ['Sofia Sans Semi Condensed Variable', 'Sofia Sans Extra Condensed Variable']
  const late = new Promise<void>(resolve => setTimeout(resolve, PATIENCE))
  const there = Promise.all(wanted.map(face => document.fonts.load(`16px "${face}"`))).catch(() => undefined)
  await Promise.race([there, late])
}

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
// Nothing is drawn in one language, or in one face, and then in another.
void Promise.all([startLanguage(), faces()]).then(() => document.body.append(app))
