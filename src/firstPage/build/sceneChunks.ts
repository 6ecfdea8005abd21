import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'

/** The parts of a kind that it is played with; both are always wanted together. */
const PLAYED = ['scene.ts', 'rules.ts'] as const

/** The name of the chunk with a kind's scene and rules, by the name of its folder. */
export const sceneChunk = (folder: string): string => `scene-${folder}`

/**
 * Names the chunks that kinds are played with, by module: one for each kind, and one for what the same kinds share. `closureOf` gives a module and all
 * that it imports, without what other chunks have. Left to the bundler, a page would be a scene, its rules and a handful of files of a few hundred bytes,
 * because the kinds' details import some of them, too.
 */
export function sceneChunks(scenes: string, closureOf: (begins: readonly string[]) => Iterable<string>) {
  const users = new Map<string, string[]>()
  for (const role of ['interactions', 'activities']) {
    for (const folder of readdirSync(join(scenes, role)).toSorted()) {
      const begins = PLAYED.map((file) => join(scenes, role, folder, file)).filter((path) => existsSync(path))
      for (const id of closureOf(begins)) users.set(id, [...(users.get(id) ?? []), folder])
    }
  }
  const shared = new Map<string, string>()
  return new Map(
    [...users].map(([id, folders]): [string, string] => {
      const [only = '', ...others] = folders
      if (others.length === 0) return [id, sceneChunk(only)]
      const key = folders.join(' ')
      const name = shared.get(key) ?? `scenes-${basename(id, '.ts')}`
      shared.set(key, name)
      return [id, name]
    }),
  )
}
