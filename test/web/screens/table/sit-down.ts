/** The whole app at a table, for tests of what is heard there. */
import { ManhuntApp } from '../../../../web/app/app.ts'
import type { View } from '../../../../web/app/view.ts'
import { until } from '../../../browser/suite.ts'
import { shownAs } from '../../access/window.ts'
import { FixturePort } from '../../fixtures/port.ts'
import { settled } from '../../mount.ts'

/** Shows a view and waits until this hook is shown; what it gives shows others. */
export async function sitDown(view: View, hook: string): Promise<FixturePort> {
  const app = new ManhuntApp()
  const port = new FixturePort({ screen: 'starting' })
  app.port = port
  document.body.replaceChildren(app)
  await settled()
  port.set(view)
  await until(() => shownAs(hook))
  await settled()
  return port
}
