/** The index card over the map: what is planned, what it tells, the button that sends it. */
import { css, html, nothing, type TemplateResult } from 'lit'
import type { Table } from '../../app/view.ts'
import { icon } from '../../parts/icons.ts'
import { cost } from '../../parts/words.ts'
import { words } from '../../text/index.ts'
import { type Act, namingFor, samePlay } from './acts.ts'
import { chanceOf, placesAfter } from './chances.ts'
import { box } from './counter.ts'
import { disclosedBy, prospect } from './learn.ts'
import { costOf, followUps, isStep, type Plan, trackAfter } from './plan.ts'
import { hereOf } from './where.ts'

export interface DockHandlers {
  /** an answer, or the beginning of another plan */
  readonly press: (act: Act) => void
  /** instead of the last choice that is planned */
  readonly instead: (act: Act) => void
  /** after what is planned */
  readonly further: (act: Act) => void
  readonly send: () => void
  /** takes back the last choice that is planned */
  readonly drop: () => void
}

/** What the plan costs and changes, for the one who pays. */
function effect(plan: Plan, table: Table): string[] {
  const { game, role } = table
  const price = costOf(plan.steps)
  const lines: string[] = []
  if (price > 0) {
    const left = (role === 'Fugitive' ? game.fugitive.energy : game.government.energy) - price
    lines.push(left < 0 ? words.table.dock.exhausts : words.table.dock.leaves(left))
  }
  if (plan.steps.some(isStep)) lines.push(words.table.dock.counter(box(game.track), box(trackAfter(plan, table))))
  return lines
}

/** The plan as a headline: a route by its locations, anything else step by step. */
export function planTitle(steps: readonly Act[], table: Table): string {
  const naming = namingFor(table)
  const here = hereOf(table)
  if (steps.length > 1 && here !== undefined && steps.every(act => isStep(act) && act.node !== undefined))
    return [here, ...steps.flatMap(act => act.node ?? [])].map(words.place).join(' → ')
  return steps.map(act => words.optionPlan(act.option, act.play.hidden[0], naming, here)).join(', ')
}

/** Other plays that lead to the same place: sneaking, another way, another agent. */
function others(picked: Act, acts: readonly Act[]): readonly Act[] {
  if (picked.node === undefined || picked.group === 'red army') return []
  return acts
    .filter(act => act.node === picked.node && act.group !== 'red army' && !samePlay(act.play, picked.play))
    .slice(0, 4)
}

function otherLabel(act: Act, picked: Act, table: Table): string {
  const naming = namingFor(table)
  if ('sneak' in act.option && act.option.sneak) return words.table.dock.sneak
  if (act.agent !== undefined && act.agent !== picked.agent) return naming.agent(act.agent)
  return words.groupTitle(act.group, naming.winter)
}

/** What the plan changes, what it tells the other side, and what may come of it. */
function meaning(plan: Plan, picked: Act, table: Table) {
  const options = plan.steps.map(act => act.option)
  const told = table.role === 'Fugitive' ? disclosedBy(options, table.game) : undefined
  const learn = told && { will: [...told.will, ...placesAfter(plan.steps, table)], not: told.not }
  const may = [...prospect(picked.option, table.game), ...(learn === undefined ? chanceOf(picked.option, table) : [])]
  return { changes: effect(plan, table), learn, may }
}

/** What the card says, for those who do not see it. */
export function planSaid(plan: Plan, table: Table): readonly string[] {
  const { dock } = words.table
  const picked = plan.steps.at(-1)
  if (picked === undefined) return [dock.nothing]
  const { changes, learn, may } = meaning(plan, picked, table)
  const price = costOf(plan.steps)
  const what = [planTitle(plan.steps, table), ...(price === 0 ? [] : [words.learn.energy(price)]), ...changes]
  const list = (title: string, all: readonly string[]) => (all.length === 0 ? [] : [`${title}: ${all.join('; ')}`])
  return [
    `${dock.planned}: ${what.join(', ')}`,
    ...(learn === undefined
      ? list(dock.prospect, may)
      : [...may, ...list(dock.will, learn.will), ...list(dock.not, learn.not)]),
  ]
}

export function planDock(plan: Plan, picked: Act, table: Table, on: DockHandlers): TemplateResult {
  const { changes, learn, may } = meaning(plan, picked, table)
  return html`<section class="slip" aria-label=${words.table.dock.planned} data-testid="dock" data-steps=${plan.steps.length} data-followed=${plan.after !== undefined}>
    <div class="a">
      <p class="cap">${words.table.dock.planned} ${cost(costOf(plan.steps), words.table.free)}</p>
      <p class="h plan">${planTitle(plan.steps, table)}</p>
      <p class="mute">${changes.join(', ')}${changes.length > 0 ? '.' : ''}</p>
      ${learn === undefined ? nothing : may.map(line => html`<p class="mute">${line}</p>`)}
      ${chips('instead', words.table.dock.other, others(picked, plan.instead), act => otherLabel(act, picked, table), on.instead)}
      ${chips('next', words.table.dock.next, followUps(plan), act => words.optionPlan(act.option, act.play.hidden[0], namingFor(table), hereOf(table)), on.further)}
    </div>
    ${
      learn === undefined
        ? html`<div class="learn no wide"><p class="cap">${icon('lens')}${words.table.dock.prospect}</p>${lines(may)}</div>`
        : html`<div class="learn"><p class="cap">${icon('eye')}${words.table.dock.will}</p>${lines(learn.will)}</div>
            <div class="learn no c"><p class="cap">${icon('eyeoff')}${words.table.dock.not}</p>${lines(learn.not)}</div>`
    }
    <div class="d">
      <button type="button" class="btn ${table.role === 'Fugitive' ? 'b' : 'p'}" data-testid="send" @click=${on.send}>${words.sendLabel(picked.option)}</button>
      <button type="button" class="btn q" data-testid="undo" @click=${on.drop}>${icon('undo')}${words.table.dock.undo}</button>
    </div>
  </section>`
}

/** Choices that change the plan or go on from it. */
const chips = (
  hook: 'instead' | 'next',
  title: string,
  acts: readonly Act[],
  label: (act: Act) => string,
  press: (act: Act) => void,
): TemplateResult | typeof nothing =>
  acts.length === 0
    ? nothing
    : html`<p class="or"><span class="mute">${title}</span>${acts.map(
        act => html`<button type="button" class="chip" data-testid=${hook} data-option=${act.play.option} @click=${() => press(act)}>
          ${label(act)} ${act.cost === undefined || act.cost === 0 ? nothing : cost(act.cost, words.table.free)}
        </button>`,
      )}</p>`

const lines = (all: readonly string[]): TemplateResult => html`<ul>${all.map(line => html`<li>${line}</li>`)}</ul>`

export const dockStyle = css`
  .slip {
    position: absolute;
    left: 32px;
    right: 32px;
    bottom: 34px;
    display: grid;
    grid-template-columns: minmax(190px, 1.05fr) 1.15fr 0.95fr auto;
    gap: 14px;
    align-items: center;
    padding: 11px 14px;
    background:
      linear-gradient(var(--red-fill), var(--red-fill)) 0 0/100% 4px no-repeat,
      var(--card);
    border-radius: var(--r1);
    box-shadow: var(--shadow-3);
    animation: rise var(--m) var(--ease);
  }
  @keyframes rise {
    from {
      transform: translateY(12px);
      opacity: 0;
    }
  }
  .slip .cost {
    margin-left: 4px;
  }
  .slip .a > .cap {
    display: flex;
    align-items: center;
    gap: 4px;
  }
  .slip .plan {
    font-size: var(--t3);
    margin: 3px 0 2px;
  }
  .slip .mute {
    line-height: 1.22;
  }
  .slip .or {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    align-items: center;
    margin-top: 8px;
  }
  .slip .or .chip {
    min-height: 34px;
    padding: 0 5px 0 11px;
    background: var(--paper);
  }
  .learn {
    border-left: 5px solid var(--red);
    background: var(--red-wash);
    padding: 8px 11px 9px;
    align-self: stretch;
  }
  .learn .cap {
    color: var(--red);
    display: flex;
    gap: 7px;
    align-items: center;
    margin-bottom: 4px;
  }
  .learn li {
    font-family: var(--f-type);
    font-size: var(--t-1);
    line-height: 1.38;
    padding-left: 1.1em;
    text-indent: -1.1em;
  }
  .learn li::before {
    content: '– ';
  }
  .learn.no {
    background: var(--paper-2);
    border-color: var(--line-2);
  }
  .learn.no .cap,
  .learn.no li {
    color: var(--ink-2);
  }
  .learn.wide {
    grid-column: span 2;
  }
  .slip .d {
    display: grid;
    gap: 7px;
  }
  @media (max-width: 89.9375em) {
    .slip {
      grid-template-columns: 1fr 1.1fr auto;
      left: 30px;
      right: 30px;
      bottom: 32px;
    }
    .slip .c {
      display: none;
    }
    .learn.wide {
      grid-column: auto;
    }
  }
  @media (max-width: 47.5em) {
    .slip {
      position: static;
      order: 3;
      grid-template-columns: 1fr;
      gap: 9px;
      align-content: start;
      box-shadow: none;
      border-radius: 0;
      flex: none;
      border-bottom: 1px solid var(--line);
    }
    .slip .d {
      grid-template-columns: 1.6fr 1fr;
    }
  }
`
