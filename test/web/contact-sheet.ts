import { readdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Which pictures of a design belong to which of ours, by the beginnings of their names. */
const BESIDE: readonly (readonly [ours: RegExp, design: RegExp])[] = [
  [/^home/, /home/],
  [/^(lobby|join)/, /lobby/],
  [/^(encounter)/, /fugitive-encounter/],
  [/^(fugitive|character|belongings|combat|testify|steal)/, /fugitive/],
  [/^government/, /government/],
  [/^(end|record)/, /end/],
]

/** A page with all pictures, each beside those of the design (a folder of PNG files) that show the same screen. */
export async function contactSheet(names: readonly string[], design?: string): Promise<string> {
  const files = design === undefined ? [] : (await readdir(design)).filter(name => name.endsWith('.png'))
  const rows = names.map(name => {
    const belongs = BESIDE.find(([ours]) => ours.test(name))?.[1]
    const phone = / (390|360) /.test(name.replaceAll('-', ' '))
    const beside = files.filter(
      file =>
        belongs?.test(file) &&
        file.includes('phone') === phone &&
        file.includes('dark') === name.includes('dark') &&
        file.includes('encounter') === name.startsWith('encounter'),
    )
    const shown = [`${name}.png`, ...beside.map(file => pathToFileURL(resolve(design ?? '', file)).href)]
    return `<h2>${name}</h2><div>${shown.map(src => `<a href="${src}"><img loading="lazy" src="${src}"></a>`).join('')}</div>`
  })
  const style =
    'body{font:16px sans-serif}div{display:flex;gap:12px}img{max-height:70vh;max-width:48vw;border:1px solid #888}'
  return `<!doctype html><meta charset="utf-8"><title>Screens</title><style>${style}</style>${rows.join('')}`
}
