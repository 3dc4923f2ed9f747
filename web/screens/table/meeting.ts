/**
 * A question about cards, over the whole map: whoever is met lies there as a card, and each answer is a slip beside it; or
 * one of several cards is chosen.
 */
import { html, nothing, type TemplateResult } from 'lit'
import { isEncounter } from '../../../src/games/siberian-manhunt/cards/items.ts'
import type { ShownOption, Table } from '../../app/view.ts'
import { type Face, gameCard } from '../../parts/card.ts'
import { rule } from '../../parts/help/open.ts'
import { type IconName, icon } from '../../parts/icons.ts'
import { cost, rich } from '../../parts/words.ts'
import { type Act, hasPlace, namingFor } from './acts.ts'
import { combatText } from './combat.ts'
import type { DockHandlers } from './dock.ts'
import { agentFace, characterFace, encounterFace, preyFace } from './faces.ts'
import { answerDetail, question } from './questions.ts'
import { ruleOfQuestion } from './rulings.ts'

/** Whom the question is about. */
function metBy({ game }: Table): { readonly name: string; readonly face: Face } | undefined {
  const { encounter, combat } = game
  if (encounter !== null) return { name: encounter, face: encounterFace(encounter) }
  if (combat === null) return undefined
  const { foe } = combat
  if (foe === 'KGB' || foe === 'Yakut') return { name: foe, face: agentFace(foe) }
  if (isEncounter(foe)) return { name: foe, face: encounterFace(foe) }
  return { name: foe, face: preyFace(foe) }
}
/** The card that an answer would choose, where it does. */
function chosenBy(option: ShownOption): { readonly name: string; readonly face: Face } | undefined {
  if (option.type === 'character') return { name: option.name, face: characterFace(option.name) }
  if (option.type === 'hunt') return { name: option.card, face: preyFace(option.card) }
  return undefined
}

/** The question as cards; `undefined` if it is about none, or is answered on the map, which then must not be covered. */
export function meeting(acts: readonly Act[], table: Table, on: DockHandlers): TemplateResult | undefined {
  const answers = acts.filter(act => act.group === 'decision')
  if (answers.length === 0 || answers.some(hasPlace)) return undefined
  const met = metBy(table)
  const choosing = answers.some(({ option }) => chosenBy(option) !== undefined)
  if (met === undefined && !choosing) return undefined
  const { title, text } = question(table.options, namingFor(table))
  const fight = combatText(table.game)
  return html`<section class="meet" aria-label=${title} data-testid="question">
    <div class="meeting ${choosing ? 'several' : ''}">
      ${choosing || met === undefined ? nothing : gameCard(met.face, 'encounter', met.name)}
      <div class="choices">
        <header><h2 class="cap">${title}</h2>${rule(ruleOfQuestion(answers[0]?.option))}<p>${text}</p></header>
        ${fight === undefined ? nothing : html`<p class="fight">${rich(fight)}</p>`}
        <div class=${choosing ? 'hand' : 'answers'}>${answers.map(act => (choosing ? pick(act, on) : answer(act, table, on)))}</div>
      </div>
    </div>
  </section>`
}

function answer(act: Act, table: Table, on: DockHandlers): TemplateResult {
  const { option } = act
  const detail = answerDetail(option, table.game)
  return html`<button type="button" class="choice ${toneOf(option)}" data-testid="act" data-option=${act.play.option} data-type=${option.type}
    data-sends="first" @click=${() => on.press(act)}>
    ${icon(iconOf(option))}<span>${act.label}</span>${act.cost === undefined || act.cost === 0 ? nothing : cost(act.cost, '')}
    ${detail === '' ? nothing : html`<small>${detail}</small>`}
  </button>`
}
/** A card of several, with the button that chooses it. */
function pick(act: Act, on: DockHandlers): TemplateResult {
  const chosen = chosenBy(act.option)
  const button = html`<button type="button" class="btn ${chosen === undefined ? 'q' : 'b'}" data-testid="act" data-option=${act.play.option}
    data-type=${act.option.type} data-sends="first" @click=${() => on.press(act)}>${act.label}</button>`
  return chosen === undefined
    ? html`<div class="none">${button}</div>`
    : html`<div class="one">${gameCard(chosen.face, 'choice-card', chosen.name)}${button}</div>`
}

/** What kind of deed it is: taking part, leaving, fighting. */
function toneOf(option: ShownOption): 'part' | 'leave' | 'fight' {
  switch (option.type) {
    case 'fight':
    case 'strike':
      return 'fight'
    case 'ignore':
    case 'escape':
    case 'hold':
    case 'end meal':
    case 'keep':
      return 'leave'
    default:
      return 'part'
  }
}
function iconOf(option: ShownOption): IconName {
  switch (option.type) {
    case 'follow':
      return 'talk'
    case 'fight':
    case 'strike':
      return 'cross'
    case 'ignore':
    case 'escape':
      return 'foot'
    case 'hold':
    case 'end meal':
      return 'x'
    case 're-roll':
    case 'keep':
      return 'dice'
    case 'give':
    case 'steal':
    case 'load':
      return 'pack'
    case 'suffer':
      return 'heart'
    default:
      return 'help'
  }
}
