/** The ways to the rules. The book and its sheet are fetched when somebody opens them first. */
import { html, type TemplateResult } from 'lit'
import { words } from '../../text/index.ts'
import { icon } from '../icons.ts'
import { fetched } from '../missing.ts'

const sheet = () => import('./help.ts')

/** Opens the rules from anywhere on the page, at an entry if one is named. */
export async function openRules(ref?: string): Promise<void> {
  if (!(await fetched(sheet))) return
  const there = document.querySelector('manhunt-help')
  const help = there ?? document.createElement('manhunt-help')
  if (there === null) document.body.append(help)
  await help.show(ref)
}

/** A small "?" that leads to an entry of the rules. */
export const rule = (ref: string): TemplateResult =>
  html`<button type="button" class="rule-link" data-testid="rule" data-ref=${ref} aria-label=${words.help.ref(ref)} title=${words.help.ref(ref)}
    @click=${(event: Event) => {
      event.stopPropagation()
      void openRules(ref)
    }}>${icon('help')}</button>`
