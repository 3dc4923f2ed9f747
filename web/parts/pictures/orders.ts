/** The Government's assistance cards. */
import { type SVGTemplateResult, svg } from 'lit'
import type { AssistanceCard } from '../../../src/games/siberian-manhunt/game.ts'
import { figure, lorry, office, rifle, taiga } from './scenery.ts'

const star = (x: number, y: number, size: number) =>
  svg`<path transform="translate(${x} ${y}) scale(${size})" d="M0-11l3.200 7H11l-5.700 4.500 2.200 7.500L0 3.500-7.500 8l2.200-7.500L-11-4h7.800z" class="red" />`
const helicopter = svg`<g class="green"><path d="M92 84c0-16 18-26 44-26 22 0 34 8 42 20l70 4v8l-66 8c-8 10-24 12-46 12-28 0-44-10-44-26z" /><path d="M240 68h10l4 24h-10z" /></g><path d="M104 82c2-10 12-16 26-17v20h-27z" class="pane" /><path d="M134 58V48M60 46h150M100 120h76M112 108l-6 12M162 108l6 12" class="strut" />${star(182, 94, 1)}<path d="M122 124L84 170h78z" class="beam" />`
const plane = svg`<path d="M40 70h190v10H40zM52 100h170v8H52z" class="green" /><path d="M120 62c0-8 12-14 24-14 30 0 60 12 104 22l8-20h12v40c-50 12-90 24-124 22-16 0-24-8-24-20z" class="green" /><path d="M70 80v20M96 80v20M196 80v20" class="strut" /><path d="M128 60h22v14h-24z" class="pane" /><path d="M112 50v56" class="strut" />${star(246, 70, 0.9)}<path d="M150 116l-60 54h130z" class="beam" />`
const sheets = svg`<g transform="rotate(-7 120 80)"><path d="M62 20h96v118H62z" class="grey" /><path d="M70 14h96v118H70z" class="hide" /><path d="M78 8h96v118H78z" class="page" /><path d="M88 24h50M88 36h74M88 46h74M88 56h58M88 72h20v14H88zM116 72h20v14h-20zM144 72h20v14h-20z" class="lines" /><g transform="translate(130 104) rotate(-9)"><rect x="-36" y="-13" width="72" height="26" class="mark" /><path d="M-26 0H26" class="mark dashed" /></g></g>`
const seal = svg`<g transform="translate(226 34)"><path d="M-30 96V80h60v16z" class="dark" /><path d="M-24 80V66h48v14z" class="wood" /><path d="M-9 66c0-18 3-24 3-34H6c0 10 3 16 3 34z" class="wood" /><circle cy="22" r="16" class="wood" /><path d="M-9 15a12 12 0 0 1 12-6" class="gloss" /></g>`
const page = (body: SVGTemplateResult) =>
  svg`<g transform="rotate(-4 110 84)"><path d="M56 16h110v132H56z" class="page" />${body}</g>`
const barrier = svg`<path d="M60 150V96h16v54zM224 150v-40h8v40z" class="dark" /><path d="M64 104L250 92v12L64 116z" class="stripe" />`
const bike = svg`<circle cx="104" cy="136" r="22" class="wheel" /><circle cx="190" cy="136" r="22" class="wheel" /><path d="M104 136l24-40h54l8 40M128 96l-8-14M128 108h48l-14 22h-26z" class="strut" /><path d="M126 98h40l10 10-8 20h-30z" class="red" /><path d="M196 110h52c10 0 12 22 0 24h-48z" class="green" /><circle cx="226" cy="138" r="16" class="wheel" />`
const sledge = svg`<path d="M70 138c6-28 20-40 60-42h56l26 26v16z" class="green" /><path d="M92 120c4-10 12-14 30-15v15z" class="pane" /><path d="M56 150c0 6 8 8 20 8h150" class="strut" /><path d="M84 138l-4 18M196 138l6 18" class="strut" /><path d="M212 98v-46M212 98v46" class="strut" />${star(166, 122, 1.1)}`

export const orderPictures: Readonly<Record<AssistanceCard, SVGTemplateResult>> = {
  Recruit: svg`${taiga}${figure({ x: 108, size: 1.15, hat: 'peaked', coat: 'cloth' })}${figure({ x: 192, size: 1.15, hat: 'peaked', coat: 'green' })}`,
  'Weather Forecast': svg`${taiga}<path d="M40 60c-18 0-22-24-2-28 4-22 40-24 48-4 20-8 40 6 34 22 8 10-4 14-10 10z" class="smoke" /><path d="M150 86c-22 0-26-28-4-32 6-26 48-26 56-4 24-8 44 8 38 24 8 12-4 16-12 12z" class="grey" /><path d="M52 76l-10 18M76 76l-10 18M100 72l-10 18M166 100l-10 18M190 100l-10 18M214 100l-10 18M140 112l-8 14M116 96l-8 14" class="snow-line" />`,
  Checkpoints: svg`${taiga}${barrier}${figure({ x: 150, hat: 'fur', coat: 'green', holds: rifle })}`,
  'Road Blocks': svg`${taiga}${lorry(100, 148)}${lorry(214, 148)}`,
  'Helicopter Transport': svg`${taiga}${helicopter}`,
  'Search Parties': svg`${taiga}${[34, 92, 208, 266].map(x => figure({ x, y: 148, size: 0.8, hat: 'fur', coat: 'wood' }))}${figure({ x: 150, hat: 'cap', coat: 'green', holds: rifle })}`,
  'Aerial Search': svg`${taiga}${plane}`,
  Motorcycles: svg`${taiga}${bike}`,
  Snowmobiles: svg`${taiga}${sledge}`,
  Propaganda: svg`${taiga}<path d="M146 170V54h8v116z" class="dark" /><path d="M138 60L86 40v52l52-16zM162 60l52-20v52l-52-16z" class="steel" /><path d="M72 44v44M58 50v32M228 44v44M242 50v32" class="snow-line" />${star(150, 40, 1.5)}`,
  'Form 27': svg`${office}${sheets}${seal}`,
  'Commission of Inspection': svg`${office}${[82, 150, 218].map(x => figure({ x, y: 128, size: 1.15, hat: 'cap', coat: 'cloth' }))}<path d="M0 112h300v58H0z" class="near" /><path d="M60 122h70v8H60zM170 126h70v8h-70z" class="page" />`,
  'Recall to Moscow': svg`${office}${page(svg`<path d="M66 30h56M66 44h90M66 56h90M66 68h70" class="lines" /><path d="M140 92l-40 20M100 112l16-14M100 112l20 2" class="mark" />`)}<path d="M196 128V70l30-26 30 26v58z" class="red" /><path d="M222 44V24h8v20" class="dark" />${star(226, 20, 0.9)}<path d="M216 128v-26h20v26z" class="dark" />`,
  'Fuel Quota': svg`${office}<path d="M92 130V40h70v90z" class="green" /><path d="M102 50h50v26h-50z" class="page" /><path d="M162 66c24 0 10 50 28 50s10-50 4-60" class="strut" /><path d="M86 130h82v8H86z" class="dark" /><path d="M108 56l38 14M146 56l-38 14" class="mark" />`,
  'Price Decree': svg`${office}${page(svg`<path d="M66 30h80M66 46h50M126 46h30M66 60h50M126 60h30M66 74h50M126 74h30" class="lines" /><path d="M126 128V96l-12 0 18-18 18 18h-12v32z" class="mark" />`)}<path d="M196 128c0-30 14-40 30-40s30 10 30 40z" class="grey" /><path d="M214 88c0-14 24-14 24 0" class="strut" />`,
  'Question of Competence': svg`${office}${figure({ x: 92, y: 150, size: 1.2, hat: 'peaked', coat: 'green' })}${figure({ x: 208, y: 150, size: 1.2, hat: 'cap', coat: 'cloth' })}<path d="M130 60h40v26h-40z" class="page" /><path d="M130 60l20 14 20-14" class="lines" />`,
}

/** Who commands. */
export const generalPicture = svg`${office}<path d="M0 112h300v58H0z" class="near" />${figure({ x: 150, y: 170, size: 1.9, hat: 'peaked', coat: 'green' })}${star(128, 92, 0.7)}${star(172, 92, 0.7)}`
