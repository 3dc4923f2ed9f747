import { type Node, type SourceFile, SyntaxKind } from 'typescript/unstable/ast'
import { createVirtualFileSystem } from 'typescript/unstable/fs'
import { API, type Checker } from 'typescript/unstable/sync'

/** One part of the sources (a tsconfig) as the compiler sees it. */
export interface Program {
  readonly files: readonly SourceFile[]
  readonly checker: Checker
  close(): void
}

/** Opens the project of a tsconfig.json; its own files, not those that they import from elsewhere. */
export function openProgram(tsconfig: string): Program {
  return program(new API(), tsconfig)
}

/** Opens files that exist only here, by their path: what the checks are tried on. */
export function sampleProgram(files: Readonly<Record<string, string>>): Program {
  const tsconfig = JSON.stringify({
    compilerOptions: {
      target: 'ES2022',
      lib: ['ES2023', 'DOM'],
      module: 'ESNext',
      strict: true,
      types: [],
      noEmit: true,
    },
    include: ['.'],
  })
  const fs = createVirtualFileSystem({ '/tsconfig.json': tsconfig, ...files })
  return program(new API({ cwd: '/', fs }), '/tsconfig.json')
}

function program(api: API, tsconfig: string): Program {
  const project = api.updateSnapshot({ openProjects: [tsconfig] }).getProject(tsconfig)
  if (project === undefined) throw new Error(`${tsconfig} does not open`)
  const files = project.rootFiles.flatMap(name => project.program.getSourceFile(name) ?? [])
  return { files, checker: project.checker, close: () => api.close() }
}

/** Every node below this one, depth first, itself included. */
export function* nodesOf(node: Node): Generator<Node> {
  yield node
  const children: Node[] = []
  node.forEachChild(child => {
    children.push(child)
  })
  for (const child of children) yield* nodesOf(child)
}

/** `line: text` of a node, as a finding begins. */
export function placeOf(node: Node): string {
  const file = node.getSourceFile()
  const { line } = file.getLineAndCharacterOfPosition(node.getStart(file))
  return `${file.fileName}:${line + 1}`
}

export { type Node, type SourceFile, SyntaxKind }
