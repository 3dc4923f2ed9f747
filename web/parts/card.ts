/** A card as one holds it in the hand: what deck it is of, its name, a picture, what it does, its numbers. */
import { css, html, nothing, type SVGTemplateResult, type TemplateResult } from 'lit'
import { type IconName, icon } from './icons.ts'

/** The colour of the band on top. */
export type Suit = 'person' | 'beast' | 'item' | 'plan' | 'made' | 'order' | 'red' | 'character'
/** The light in which its picture is drawn. */
export type Mood = '' | 'wild' | 'state' | 'office'

export interface Face {
  readonly suit: Suit
  readonly icon: IconName
  readonly deck: string
  readonly title: string
  /** drawn on 300 by 170, or a picture of its own */
  readonly art: { readonly scene: SVGTemplateResult; readonly mood: Mood } | { readonly picture: TemplateResult }
  /** what it is like */
  readonly says: string
  /** what it does, in sentences */
  readonly text: readonly string[]
  /** between text and numbers */
  readonly more?: TemplateResult | undefined
  readonly stats: readonly (readonly [string, string | number])[]
  /** key words, and at the right what a death or a copy counts for */
  readonly keys?: readonly { readonly word: string; readonly soft?: boolean }[]
  readonly foot?: string
}

export function gameCard(face: Face, hook: string, name: string): TemplateResult {
  const { art, stats, keys = [], foot = '' } = face
  return html`<article class="gc ${face.suit}" data-testid=${hook} data-card=${name} aria-label=${face.title}>
    <header>${icon(face.icon)}<span class="cap">${face.deck}</span></header>
    <h2>${face.title}</h2>
    <div class="art">${
      'scene' in art
        ? html`<svg class=${art.mood} viewBox="0 0 300 170" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${art.scene}</svg>`
        : art.picture
    }</div>
    <div class="tx">
      ${face.text.map(line => html`<p>${line}</p>`)}
      ${face.says === '' ? nothing : html`<p class="says">${face.says}</p>`}
      ${face.more ?? nothing}
      ${stats.length === 0 ? nothing : html`<dl>${stats.map(([term, value]) => html`<div><dt>${term}</dt><dd>${value}</dd></div>`)}</dl>`}
    </div>
    ${
      keys.length === 0 && foot === ''
        ? nothing
        : html`<footer>${keys.map(({ word, soft }) => html`<span class="kw ${soft === true ? 'q' : ''}">${word}</span>`)}
            ${foot === '' ? nothing : html`<span class="pen">${foot}</span>`}</footer>`
    }
  </article>`
}

export const cardStyle = css`
  .gc {
    display: flex;
    flex-direction: column;
    width: 300px;
    max-width: 100%;
    background: var(--card);
    border: 1px solid var(--line-2);
    border-radius: var(--r-card);
    box-shadow: var(--shadow-3);
    overflow: hidden;
    color: var(--ink);
    position: relative;
  }
  .gc > header {
    display: flex;
    gap: 8px;
    align-items: center;
    padding: 9px 14px 7px;
    background: var(--card-suit);
    color: var(--on-card-suit);
  }
  .gc.person > header {
    background: var(--blue-fill);
    color: var(--on-blue);
  }
  .gc.beast > header {
    background: var(--card-beast);
  }
  .gc.character > header {
    background: var(--card-character);
  }
  .gc.plan > header {
    background: var(--manila);
    color: var(--ink);
  }
  .gc.made > header {
    background: var(--forest-fill);
    color: var(--on-forest);
  }
  .gc.order > header {
    background: var(--card-order);
  }
  .gc.red > header {
    background: var(--red-fill);
    color: var(--on-red);
  }
  .gc.red {
    border: 3px solid var(--red);
  }
  .gc.red > header::after {
    content: '';
    position: absolute;
    right: -34px;
    top: 18px;
    width: 120px;
    height: 10px;
    background: repeating-linear-gradient(90deg, var(--on-red) 0 8px, transparent 8px 14px);
    transform: rotate(38deg);
    opacity: 0.7;
  }
  .gc h2 {
    font: 820 var(--t3) / 1.05 var(--f-head);
    padding: 9px 14px 7px;
  }
  .gc .art {
    height: 126px;
    flex: none;
    border-block: 2px solid var(--ink);
    overflow: hidden;
    display: flex;
    justify-content: center;
  }
  .gc .art .portrait {
    width: auto;
    height: 100%;
    border: 0;
    outline: 0;
  }
  .gc .tx {
    flex: 1;
    display: flex;
    flex-direction: column;
    padding: 10px 14px;
    line-height: 1.28;
  }
  .gc .tx > * + * {
    margin-top: 6px;
  }
  .gc .says {
    color: var(--ink-2);
    font-style: italic;
  }
  .gc dl {
    display: flex;
    flex-wrap: wrap;
    border: 1.5px solid var(--ink);
    border-radius: 3px;
  }
  .gc .tx > dl {
    margin-top: auto;
  }
  .gc .tx > * + dl {
    padding-top: 0;
    translate: 0 2px;
  }
  .gc dl > div {
    flex: 1;
    text-align: center;
    padding: 4px 2px 5px;
  }
  .gc dl > div + div {
    border-left: 1px solid var(--line-2);
  }
  .gc dt {
    font: 600 var(--t-1) / 1.1 var(--f-head);
    color: var(--ink-2);
  }
  .gc dd {
    font: 820 var(--t2) / 1 var(--f-head);
  }
  .gc footer {
    display: flex;
    flex-wrap: wrap;
    gap: 7px;
    align-items: center;
    padding: 8px 14px 9px;
    border-top: 1px solid var(--line);
    font: 650 var(--t-1) / 1.1 var(--f-head);
  }
  .gc .kw {
    border: 1.5px solid var(--ink);
    border-radius: 3px;
    padding: 4px 7px 3px;
    font-weight: 750;
  }
  .gc .kw.q {
    border-style: dashed;
  }
  .gc .pen {
    margin-left: auto;
    font-weight: 800;
  }
  .gc .strip {
    display: grid;
    grid-template-columns: 3fr 2fr 1fr;
    border: 2px solid var(--ink);
    border-radius: 3px;
    overflow: hidden;
  }
  .gc .strip div {
    padding: 5px 7px;
    font-size: var(--t-1);
    line-height: 1.1;
  }
  .gc .strip div + div {
    border-left: 2px solid var(--ink);
  }
  .gc .strip b {
    display: block;
    font: 820 var(--t1) / 1 var(--f-head);
  }
  .gc .strip .near {
    background: var(--red-fill);
    color: var(--on-red);
  }
  .gc .made-of {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: 6px;
  }
  .gc .made-of li {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 3px;
    padding: 4px;
    border: 1.5px dashed var(--line-2);
    border-radius: var(--r1);
    text-align: center;
    font: 650 var(--t-1) / 1.1 var(--f-head);
  }
  .gc .made-of .there {
    border-style: solid;
    background: var(--forest-wash);
  }
`
