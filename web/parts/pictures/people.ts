/** The people of the Encounter deck. */
import { type SVGTemplateResult, svg } from 'lit'
import type { PersonName } from '../../../src/games/siberian-manhunt/cards/items.ts'
import { cabin, figure, fire, lorry, rails, rifle, staff, taiga, tent, water } from './scenery.ts'

const hay = svg`<path d="M40 150c2-34 16-48 34-48s34 14 38 48z" class="hide" /><path d="M52 146l6-30M70 148l4-40M92 148l-4-34" class="pole" />`
const fork = svg`<path d="M30 2V-58M22-72v10c0 6 16 6 16 0v-10M30-74v16" class="pole" /><path d="M18-40c6 0 10 3 11 8" class="arm" />`
const reindeer = (x: number) =>
  svg`<g transform="translate(${x} 150)"><path d="M-34-14c0-16 12-22 30-22 18-2 26-4 32-16l10 2c2 8 6 10 12 12l-2 6-12 2c-4 12-10 20-18 22L16 0h-6l2-12h-30L-16 0h-6l-2-12-4 12h-5z" class="hide" /><path d="M34-52c-8-10-18-12-20-26M34-52c2-10 12-14 10-28M18-66l-8-2M43-68l8-4" class="pole" /></g>`
const books = svg`<path d="M14-34h22v6H14zM16-42h20v7H16z" class="red" /><path d="M13-28h24v5H13z" class="blue" />`
const basket = svg`<path d="M14-30h24l-4 20H18z" class="wood" /><path d="M14-30c0-16 24-16 24 0" class="pole" /><circle cx="20" cy="-31" r="4" class="red" /><circle cx="27" cy="-33" r="4" class="red" /><circle cx="33" cy="-31" r="4" class="red" />`
const boat = svg`<path d="M40 142h120c-6 16-14 20-24 20H66c-12 0-22-8-26-20z" class="wood" /><path d="M40 142h120l-2 5H42z" class="dark" />`
const rod = svg`<path d="M18-38L84-84M84-84v52" class="pole" /><circle cx="84" cy="-30" r="3" class="red" />`
const stupa = svg`<path d="M52 150v-10h70v10zM58 140v-8h58v8zM64 132c0-26 12-32 23-32s23 6 23 32z" class="smoke" /><path d="M82 100l5-34 5 34z" class="lamp" /><path d="M76 132v-12h22v12z" class="red" />`
const flags = svg`<path d="M110 84c30 14 50 10 74-8" class="rail" /><path d="M122 89l10 3-3 12-9-3zM138 93h10v12h-10zM154 92l10-3 3 11-10 4zM170 85l8-5 6 10-8 6z" class="red" />`
const level = svg`<path d="M40-4L52-52l12 48M52-52V-4" class="pole" /><path d="M40-64h24v12H40z" class="steel" /><circle cx="67" cy="-58" r="4" class="lamp" />`
const lamp = svg`<path d="M24-36v8M18-28h12v18H18z" class="steel" /><path d="M20-25h8v12h-8z" class="lamp" />`
const bag = svg`<path d="M14-30h24v18H14z" class="smoke" /><path d="M24-28h4v5h5v4h-5v5h-4v-5h-5v-4h5z" class="red" /><path d="M16-30c0-8 20-8 20 0" class="pole" />`
const banner = svg`<path d="M30 0V-92" class="pole" /><path d="M30-92h44l-8 12 8 12H30z" class="red" />`
const logs = svg`<g class="hide"><circle cx="-56" cy="-26" r="9" /><circle cx="-38" cy="-26" r="9" /><circle cx="-20" cy="-26" r="9" /><circle cx="-2" cy="-26" r="9" /><circle cx="-47" cy="-42" r="9" /><circle cx="-29" cy="-42" r="9" /><circle cx="-11" cy="-42" r="9" /></g>`
const traps = svg`<path d="M30-44l8 30M38-14c-10 0-12 8-4 12h14c8-4 4-12-4-12z" class="steel-line" />`

export const peoplePictures: Readonly<Record<PersonName, SVGTemplateResult>> = {
  'Mad Trapper': svg`${taiga}${fire(108, 146)}${figure({ x: 186, hat: 'fur', coat: 'hide', beard: 'dark', holds: traps })}`,
  Farmer: svg`${taiga}${hay}${figure({ x: 180, hat: 'cap', coat: 'wood', holds: fork })}`,
  'Old Believer': svg`${taiga}${cabin}${figure({ x: 186, hat: 'hood', coat: 'cloth', beard: 'grey', holds: staff })}`,
  'Reindeer herder': svg`${taiga}${tent}${reindeer(226)}${figure({ x: 160, hat: 'fur', coat: 'red' })}`,
  'Exiled teacher': svg`${taiga}${cabin}${figure({ x: 186, hat: 'bun', coat: 'blue', holds: books })}`,
  'Berry pickers': svg`${taiga}${figure({ x: 110, hat: 'scarf', coat: 'blue', holds: basket })}${figure({ x: 186, size: 0.86, hat: 'scarf', coat: 'green', holds: basket })}`,
  Fisherman: svg`${water}${figure({ x: 100, y: 150, hat: 'hood', coat: 'green', holds: rod })}${boat}`,
  'Escaped convict': svg`${taiga}${figure({ x: 150, hat: 'bare', coat: 'grey', beard: 'dark' })}<path d="M136 118h14v7h-14z" class="smoke" /><path d="M70 150c4-18 20-18 26 0zM210 150c4-22 26-22 32 0z" class="far" />`,
  Deserter: svg`${taiga}${fire(96, 148)}${figure({ x: 176, hat: 'bare', coat: 'green', holds: rifle })}`,
  Lama: svg`${taiga}${stupa}${flags}${figure({ x: 200, hat: 'bare', coat: 'red' })}`,
  Geologists: svg`${taiga}${tent}${figure({ x: 160, hat: 'cap', coat: 'green', beard: 'dark', holds: level })}`,
  'Track walker': svg`${taiga}${rails}${figure({ x: 150, y: 158, hat: 'fur', coat: 'cloth', beard: 'grey', holds: lamp })}`,
  'Timber driver': svg`${taiga}${lorry(118, 148, logs)}${figure({ x: 236, hat: 'cap', coat: 'wood' })}`,
  Gamekeeper: svg`${taiga}${cabin}${figure({ x: 188, hat: 'cap', coat: 'green', beard: 'grey', holds: rifle })}`,
  Militiaman: svg`${taiga}<path d="M30 150h80v-6H30zM44 144v-24h6v24zM92 144v-24h6v24z" class="wood" /><path d="M36 116h90l4 8H36z" class="stripe" />${figure({ x: 186, hat: 'peaked', coat: 'blue' })}`,
  'Village nurse': svg`${taiga}${cabin}${figure({ x: 186, hat: 'scarf', coat: 'grey', holds: bag })}`,
  'Youth brigade': svg`${taiga}${figure({ x: 92, size: 0.86, hat: 'cap', coat: 'green' })}${figure({ x: 214, size: 0.86, hat: 'scarf', coat: 'green' })}${figure({ x: 152, hat: 'bare', coat: 'blue', holds: banner })}`,
}
