import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'oxc-parser'

/** The door of a feature of the shell, or of this package: it only passes on what others may use. */
export const DOOR = /\/src\/(?:shell\/features\/[^/]+|firstPage)\/index\.ts$/

const behind = new Map<string, ReadonlyMap<string, string>>()

/**
 * A module's imports as absolute paths, with each feature's index replaced by the files the module really uses, so that importing one thing does not
 * load the others.
 */
export function throughDoors(id: string, importedIds: readonly string[]): string[] {
  if (!importedIds.some((imported) => DOOR.test(imported))) return [...importedIds]
  const used = parseSync(id, readFileSync(id, 'utf8')).module.staticImports.flatMap(({ moduleRequest, entries }) => {
    const files = filesBehind(join(dirname(id), moduleRequest.value))
    return entries.filter(({ isType }) => !isType).map(({ importName }) => files?.get(importName.name ?? ''))
  })
  return [...importedIds.filter((imported) => !DOOR.test(imported)), ...used.filter((file) => file !== undefined)]
}

/** The files behind a door by the names of what they export; nothing for any other module. */
function filesBehind(door: string): ReadonlyMap<string, string> | undefined {
  if (!DOOR.test(door)) return undefined
  const known = behind.get(door)
  if (known) return known
  const { staticExports } = parseSync(door, readFileSync(door, 'utf8')).module
  const files = new Map(
    staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ exportName, moduleRequest }): [string, string][] =>
        exportName.name && moduleRequest ? [[exportName.name, join(dirname(door), moduleRequest.value)]] : [],
      ),
    ),
  )
  behind.set(door, files)
  return files
}
