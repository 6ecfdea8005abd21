/**
 * Finds import cycles, direct or through other files. All forms count: values, types, re-exports, `import()` and `import('…')` in types. To change
 * one file of a cycle you have to understand all of them, even if the bundler copes with it.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { type ImportExpression, parseSync, type TSImportType, Visitor } from 'oxc-parser'

const SOURCES = ['src', 'server', 'tools', 'tests'] as const
const SOURCE = /\.(?:ts|tsx|mjs)$/

/** The files that each file imports; all paths are relative to the root. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

/** The import cycles in these folders. Each inner list holds the files of one cycle, in import order. */
export function findCircles(root: string, folders: readonly string[] = SOURCES): string[][] {
  return circlesOf(importGraph(root, folders))
}

/** Every source file of these folders, with the project files that it imports in any form. */
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

/** The import specifiers of a file, as written. Computed imports are left out. */
function importsOf(file: string, code: string): string[] {
  const { module, program } = parseSync(file, code)
  const named = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value)),
  ].filter((path) => path != null)
  // The parser's module record lacks `import()` in code and in types. Few files use them, so the others are not traversed.
  if (!code.includes('import(')) return named
  const see = ({ source }: ImportExpression | TSImportType) => {
    if (source.type === 'Literal' && typeof source.value === 'string') named.push(source.value)
  }
  new Visitor({ ImportExpression: see, TSImportType: see }).visit(program)
  return named
}

/** One cycle per start file that is not yet in a cycle: the shortest, which shows best where to cut. */
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
