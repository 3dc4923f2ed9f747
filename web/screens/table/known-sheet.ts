/** The sheet of what can be known: every possible place with its share and a way there, and every search. */
import { css, html, nothing, svg, type TemplateResult } from 'lit'
import type { Possibilities, Search, ShownAids } from '../../app/aids.ts'
import { possibleRing, shareSaid, type Weight, weightOf } from '../../board/possibilities.ts'
import { rule } from '../../parts/help/open.ts'
import { words } from '../../text/index.ts'

/** A ring as on the map; the hatches must be somewhere in the same tree. */
export const ring = (weight: Weight): TemplateResult =>
  html`<svg viewBox="0 0 70 70" aria-hidden="true">${svg`${possibleRing(35, 35, weight)}`}</svg>`
export const mostOf = (places: Possibilities['places']): number => Math.max(0, ...places.map(one => one.share))

export const knownLists = ({ possibilities, searches }: ShownAids): TemplateResult =>
  html`<div class="sheets" tabindex="0">
    ${possibilities === undefined ? nothing : placeList(possibilities)}
    ${searches === undefined ? nothing : searchList(searches)}
  </div>`

function placeList({ places, exact }: Possibilities): TemplateResult {
  const { known } = words
  const most = mostOf(places)
  return html`<section class="places">
    <p class="mute">${known.places(places.length)}. ${exact ? known.exact : known.inexact}</p>
    <table data-testid="possible-list">
      <thead><tr><th scope="col">${known.place}</th><th scope="col">${known.shareTitle}</th><th scope="col">${known.way}</th></tr></thead>
      <tbody>${places.map(
        ({ node, share, route }) => html`<tr data-node=${node}>
          <th scope="row">${ring(weightOf(share, most))}${words.placeShort(node)}</th>
          <td class="n">${shareSaid(share)}</td>
          <td class="ty">${route.map(words.placeShort).join(' – ')}</td>
        </tr>`,
      )}</tbody>
    </table>
  </section>`
}

function searchList(searches: readonly Search[]): TemplateResult {
  const { known } = words
  return html`<section class="searches">
    <h3 class="cap">${known.searches}</h3>
    ${searches.length === 0 ? html`<p class="mute">${known.noSearches}</p>` : nothing}
    <ol class="searched" data-testid="search-list">${searches.toReversed().map(searchRow)}</ol>
  </section>`
}

/** When, who, where, and the answer; the style of the list is {@link searchedStyle}. */
function searchRow({ round, by, node, spaces, answer }: Search): TemplateResult {
  const { known } = words
  return html`<li data-answer=${answer}>
    <span class="ty">${words.log.round(round)}</span>
    <span>${known.by[by]}, <b>${spaces === 0 ? words.placeShort(node) : known.around(words.placeShort(node), spaces)}</b></span>
    <b class=${answer === 'here' || answer === 'trail' ? 'hit' : ''}>${by === 'testimony' ? known.testified : known.answers[answer]}</b>
  </li>`
}

/** Beside the map, where there is room for it: every search, the latest first. */
export const searchPanel = (searches: readonly Search[]): TemplateResult =>
  html`<section class="paper panel grow">
    <header><h2 class="cap">${words.known.searches}</h2>${rule('10.5')}<span class="ty">${searches.length}</span></header>
    <div class="in" tabindex="0" role="region" aria-label=${words.known.searches}>${
      searches.length === 0
        ? html`<p class="mute">${words.known.noSearches}</p>`
        : html`<ol class="searched" data-testid="searched">${searches.toReversed().map(searchRow)}</ol>`
    }</div>
  </section>`

export const searchedStyle = css`
  .searched li {
    display: grid;
    grid-template-columns: 40px 1fr auto;
    gap: 8px;
    padding: 7px 0;
    border-top: 1px solid var(--line);
    align-items: baseline;
    line-height: 1.2;
  }
  .grow .searched li:first-child {
    border: 0;
    padding-top: 0;
  }
  .searched .hit {
    color: var(--red);
  }
`

export const sheetsStyle = css`
  ${searchedStyle}
  .sheets {
    display: grid;
    grid-template-columns: minmax(0, 1.35fr) minmax(0, 1fr);
    gap: 24px;
    max-height: min(64vh, 640px);
    overflow: auto;
    margin: 10px 0 14px;
    scrollbar-width: thin;
  }
  .sheets > :only-child {
    grid-column: 1 / -1;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    margin-top: 8px;
  }
  th,
  td {
    text-align: left;
    padding: 5px 8px 5px 0;
    border-top: 1px solid var(--line);
    vertical-align: middle;
  }
  thead th {
    font: 700 var(--t0) / 1.2 var(--f-head);
    color: var(--ink-2);
    border: 0;
  }
  tbody th {
    font: 800 var(--t1) / 1.2 var(--f-head);
    white-space: nowrap;
  }
  th svg {
    display: inline-block;
    width: 24px;
    height: 24px;
    vertical-align: middle;
    margin-right: 8px;
  }
  .n {
    font: 700 var(--t1) / 1.2 var(--f-head);
    white-space: nowrap;
  }
  td.ty {
    font-size: var(--t0);
  }
  @media (max-width: 47.5em) {
    .sheets {
      grid-template-columns: 1fr;
    }
  }
`
