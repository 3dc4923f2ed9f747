/** The audit as a sheet: a stamp for each seat, what was checked, what was found, and how anybody can do it again. */
import { html, nothing, type TemplateResult } from 'lit'
import type { EndReport, SeatVerdict } from '../../app/view.ts'
import { icon } from '../../parts/icons.ts'
import { findingSays } from '../../parts/says.ts'
import { stamp } from '../../parts/words.ts'
import { words } from '../../text/index.ts'
import { CHECKS, type Checked, checksOf } from './checks.ts'

const STAMPS = { honest: 'g', unopened: 'n', findings: 'r' } as const

/** As large as the sheet of a game in which all is well. */
const ALL_WELL: readonly SeatVerdict[] = (['Fugitive', 'Government'] as const).map(role => ({
  role,
  you: false,
  verdict: 'honest',
  opened: true,
  findings: [],
  tally: { entries: 1, commitments: 1, proofs: 1, claims: 1, contributions: 1 },
}))
/** Before the audit: what will be checked, with room for how it comes out. */
const pending = (): TemplateResult =>
  html`<div class="vs pending" aria-hidden="true">${ALL_WELL.map(
    ({ role, verdict }) => html`<div><b>${words.side(role)}</b><p>${stamp(words.end.verdicts[verdict], 'g')}</p></div>`,
  )}</div><table class="checks pending" aria-hidden="true">${checks(ALL_WELL)}</table>`

/** Verdicts, the table of checks, the findings; `show` leads to an entry in the replay. */
export function auditSheet(report: EndReport, show: (entry: number) => void): TemplateResult {
  if (report.seats.length === 0) return html`${pending()} ${smallPrint(report)}`
  return html`<div class="vs">${report.seats.map(seatCard)}</div>
    <table class="checks" data-testid="checks">${checks(report.seats)}</table>
    ${report.seats.map(seat => findings(report, seat, show))} ${smallPrint(report)}`
}

const seatCard = ({ role, you, verdict }: SeatVerdict): TemplateResult =>
  html`<div data-testid="verdict" data-role=${role} data-you=${you} data-verdict=${verdict}>
    <b>${words.side(role)}</b>${you ? html`<span>${words.end.yours}</span>` : nothing}
    <p>${stamp(words.end.verdicts[verdict], STAMPS[verdict])}</p>
  </div>`

function checks(seats: readonly SeatVerdict[]): TemplateResult {
  const columns = seats.map(checksOf)
  return html`<caption class="vh">${words.after.checked}</caption>
    <thead><tr><td></td>${seats.map(({ role }) => html`<th scope="col">${words.side(role)}</th>`)}</tr></thead>
    <tbody>${CHECKS.map(
      (check, row) => html`<tr data-check=${check}><th scope="row">${words.after.checks[check]}</th>
        ${columns.map(column => cell(column[row]))}</tr>`,
    )}</tbody>`
}
function cell(checked: Checked | undefined): TemplateResult {
  if (checked === undefined) return html`<td></td>`
  const { result, count } = checked
  const number = count === undefined ? nothing : html` <span class="num">${count}</span>`
  switch (result) {
    case 'good':
      return html`<td data-result="good"><span class="ok" role="img" aria-label=${words.after.good}>✓</span>${number}</td>`
    case 'bad':
      return html`<td data-result="bad" class="red"><span role="img" aria-label=${words.after.bad}>✗</span>${number}</td>`
    case 'none':
      return html`<td data-result="none">${words.after.none}</td>`
    case 'closed':
      return html`<td data-result="closed">${words.after.closed}</td>`
  }
}

/** Of a seat that is not simply honest: what that means, and what was found. */
function findings(
  report: EndReport,
  seat: SeatVerdict,
  show: (entry: number) => void,
): TemplateResult | typeof nothing {
  const { role, verdict } = seat
  if (verdict === 'honest') return nothing
  const meaning = report.by === 'fault' && verdict === 'unopened' ? words.end.stopped : words.end.meanings[verdict]
  return html`<div class="fd">
    <p><b>${words.side(role)}.</b> ${meaning}</p>
    ${
      seat.findings.length === 0
        ? nothing
        : html`<ul>${seat.findings.map(
            one => html`<li data-testid="finding" data-code=${one.code} data-entry=${one.entry}>
              <span class="ty">${words.end.finding(one.entry)}, ${one.code}</span>${findingSays(one.code)}
              ${
                one.entry === 0
                  ? nothing
                  : html`<button type="button" class="btn q" data-testid="finding-show" @click=${() => show(Math.min(one.entry, report.entries))}>
                    ${icon('eye')}${words.after.show}</button>`
              }
            </li>`,
          )}</ul>`
    }
  </div>`
}

/** Whoever wants to know more: the words to compare, the rules, how it works. */
const smallPrint = ({ safetyWords, rulesHash, entries }: EndReport): TemplateResult =>
  html`<details class="small" data-testid="how">
    <summary>${words.after.how}</summary>
    ${words.after.howText.map(text => html`<p>${text}</p>`)}
    <dl>
      <div><dt>${words.after.safety}</dt><dd data-testid="safety-words">${safetyWords.join(' · ')}</dd></div>
      <div><dt>${words.after.rules}</dt><dd class="ty" title=${rulesHash}>${rulesHash.slice(0, 16)}</dd></div>
      <div><dt>${words.after.entries}</dt><dd>${entries}</dd></div>
    </dl>
  </details>`
