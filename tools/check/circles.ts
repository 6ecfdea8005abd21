/**
 * Circles of imports: files that import one another, over however many others. All ways count: values, types alone, re-exports, `import()` and
 * `import('…')` in types. Who changes one file of a circle has to understand all of them, whatever the bundler makes of it.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { type ImportExpression, parseSync, type TSImportType, Visitor } from 'oxc-parser'

const SOURCES = ['src', 'server', 'tools', 'tests'] as const
const SOURCE = /\.(?:ts|tsx|mjs)$/

/** Files that each file imports, by paths from the root. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

/** The source files of folders of the project that import one another: each inner list is one circle's files, in the order of the imports. */
export function findCircles(root: string, folders: readonly string[] = SOURCES): string[][] {
  return circlesOf(importGraph(root, folders))
}

/** Every source file of these folders, with the files of ours that it imports in any way. */
export function importGraph(root: string, folders: readonly string[]): ImportGraph {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => SOURCE.test(path) && !path.includes('node_modules'))
      .map((path) => posix.join(folder, path.replaceAll('\\', '/'))),
  )
  const known = new Set(files)
  return new Map(
    files.map((file) => {
      const spelled = importsOf(file, readFileSync(join(root, file), 'utf8'))
      const paths = spelled.filter((path) => path.startsWith('.')).map((path) => posix.join(dirname(file), path))
      return [file, [...new Set(paths)].filter((path) => known.has(path))]
    }),
  )
}

/** What a file imports, as it spells it. Computed imports are left out. */
function importsOf(file: string, code: string): string[] {
  const { module, program } = parseSync(file, code)
  const named = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value)),
  ].filter((path) => path != null)
  // The record of the module has neither the paths of `import()` nor those in types; few files have any.
  if (!code.includes('import(')) return named
  const see = ({ source }: ImportExpression | TSImportType) => {
    if (source.type === 'Literal' && typeof source.value === 'string') named.push(source.value)
  }
  new Visitor({ ImportExpression: see, TSImportType: see }).visit(program)
  return named
}

/** One circle for each knot of files that reach one another: its shortest, so that one sees where to cut. */
function circlesOf(graph: ImportGraph): string[][] {
  const circles: string[][] = []
  const inCircle = new Set<string>()
  for (const start of graph.keys()) {
    if (inCircle.has(start)) continue
    const circle = shortestWayBack(graph, start)
    if (!circle) continue
    circles.push(circle)
    for (const file of circle) inCircle.add(file)
  }
  return circles
}

function shortestWayBack(graph: ImportGraph, start: string): string[] | undefined {
  const cameFrom = new Map<string, string>()
  const open = [start]
  for (const file of open) {
    for (const next of graph.get(file) ?? []) {
      if (next === start) {
        const way = [file]
        for (let at = file; at !== start; ) {
          at = cameFrom.get(at) ?? start
          way.unshift(at)
        }
        return way
      }
      if (cameFrom.has(next)) continue
      cameFrom.set(next, file)
      open.push(next)
    }
  }
  return undefined
}
