import { html, nothing, type TemplateResult } from 'lit'
import { aidNames } from '../../src/games/siberian-manhunt/aids.ts'
import type { Setup } from '../../src/games/siberian-manhunt/game.ts'
import { generalNames } from '../../src/games/siberian-manhunt/setup.ts'
import type { RoleRule } from '../app/view.ts'
import { walkRadios } from '../parts/radios.ts'
import { words } from '../text/index.ts'

/** Who can be who, in the order of the buttons. */
export const roleRules: readonly RoleRule[] = ['host is Fugitive', 'guest is Fugitive', 'joint roll']

/** The options of a game, to be chosen or, once they are `fixed`, to be read: then `change` has no effect. */
export function setupChoices(setup: Setup, fixed: boolean, change: (change: Partial<Setup>) => void): TemplateResult {
  const { game } = words.lobby
  const { settled } = words.lobby.roles
  const { aids, general, threeYearLimit, maximumEffort } = setup
  const choice = (
    on: boolean,
    said: { readonly title: string; readonly detail: string },
    hook: string,
    turn: () => void,
  ) =>
    html`<button type="button" class="opt" role="switch" aria-checked=${on} aria-disabled=${fixed} title=${fixed ? settled : nothing} data-testid=${hook} @click=${turn}>
      <span>${said.title}<small>${said.detail}</small></span><span class="sw"></span>
    </button>`
  return html`<p class="cap">${game.general}</p>
    <div class="generals" role="radiogroup" aria-label=${game.general}
      @keydown=${(event: KeyboardEvent) => !fixed && walkRadios(event, generalNames, general, name => change({ general: name }))}>${generalNames.map(
        name => html`<button type="button" role="radio" class="chip" aria-checked=${name === general} tabindex=${name === general ? 0 : -1} aria-disabled=${fixed} title=${fixed ? settled : nothing}
        data-testid="general" data-general=${name} @click=${() => change({ general: name })}>${words.generals[name].name}</button>`,
      )}</div>
    <p class="mute" data-testid="general-text">${words.generals[general].text}</p>
    ${choice(threeYearLimit, game.years, 'three-years', () => change({ threeYearLimit: !threeYearLimit }))}
    ${choice(maximumEffort, game.effort, 'maximum-effort', () => change({ maximumEffort: !maximumEffort }))}
    <p class="cap">${game.aids}</p>
    ${aidNames.map(name => choice(aids[name], game.aid[name], `aid-${name}`, () => change({ aids: { ...aids, [name]: !aids[name] } })))}`
}
