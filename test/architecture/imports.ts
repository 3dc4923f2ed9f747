import { posix } from 'node:path'

/** One import, as it stands in a file; both from the top of the project. */
export interface Import {
  readonly file: string
  readonly from: string
}

/** Folders whose files may import only what is listed: their own folder, folders of ours, packages. First match counts. */
const LAYERS: readonly { readonly folder: string; readonly own: readonly string[]; readonly packages: RegExp }[] = [
  // What rules may use: no bytes, no cryptography, nothing of how a game is played over a wire.
  { folder: 'protocol/rules/', own: ['protocol/rules/'], packages: /^$/ },
  { folder: 'src/games/', own: ['src/games/', 'protocol/rules/'], packages: /^$/ },
  { folder: 'protocol/', own: ['protocol/'], packages: /^(@noble\/(ciphers|curves|hashes)|cborg)(\/|$)/ },
  {
    folder: 'src/cli/',
    own: ['src/', 'protocol/'],
    packages: /^(node:|compression$|express$|ws$|peer$|vite$|playwright-core$|@sparticuz\/chromium$)/,
  },
  // What is publicly known comes from public choices alone: no vaults, no drivers, no players.
  { folder: 'src/worlds/', own: ['src/worlds/', 'src/games/', 'protocol/rules/'], packages: /^$/ },
  { folder: 'src/', own: ['src/games/', 'src/worlds/', 'src/bots/', 'src/local/', 'protocol/'], packages: /^$/ },
  {
    folder: 'web/',
    own: ['web/', 'src/games/', 'src/worlds/', 'src/bots/', 'src/local/', 'protocol/'],
    packages: /^(lit|peerjs|idb-keyval|uqr|qr|@fontsource(-variable)?)(\/|$)/,
  },
  { folder: 'test/', own: ['test/', 'web/', 'src/', 'protocol/'], packages: /./ },
]

/** Imports that run upwards, sideways or to a package that the layer must not know. */
export function strayImports(imports: readonly Import[]): readonly string[] {
  return imports.flatMap(({ file, from }) => {
    const layer = LAYERS.find(({ folder }) => file.startsWith(folder))
    if (layer === undefined) return [`${file}: belongs to no layer`]
    const target = from.startsWith('.') ? posix.join(posix.dirname(file), from) : undefined
    const fits = target === undefined ? layer.packages.test(from) : layer.own.some(folder => target.startsWith(folder))
    const extension = target === undefined || /\.(ts|json|css|svg|mjs)(\?\w+(&\w+)*)?$/.test(target)
    return [
      ...(fits ? [] : [`${file}: must not import ${from}`]),
      ...(extension ? [] : [`${file}: imports ${from} without its extension`]),
    ]
  })
}

/** Every file of ours that is loaded when this one is: it, what it imports, what that imports. */
export function loadedBy(file: string, imports: readonly Import[]): ReadonlySet<string> {
  const loaded = new Set([file])
  for (const one of loaded)
    for (const { file: importer, from } of imports)
      if (importer === one && from.startsWith('.')) loaded.add(posix.join(posix.dirname(importer), from))
  return loaded
}
