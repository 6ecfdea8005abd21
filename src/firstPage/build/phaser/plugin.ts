import type { Plugin } from 'vite'
import { buildEngine, type Engine } from './build.ts'

const PREFIX = '\0phaser/'
const ENTRIES: Readonly<Record<string, string>> = { phaser: 'phaser.js', 'phaser/webgl': 'phaserWebgl.js' }

let building: Promise<Engine> | undefined

/** Answers `import … from 'phaser'` with the parts of it that the house uses (`parts.ts`), and `phaser/webgl` with what WebGL needs besides. */
export function trimmedPhaser(): Plugin {
  return {
    name: 'trimmed-phaser',
    enforce: 'pre',
    config: () => ({ optimizeDeps: { exclude: Object.keys(ENTRIES) } }),
    resolveId(id, importer) {
      const entry = ENTRIES[id]
      if (entry !== undefined) return PREFIX + entry
      return importer?.startsWith(PREFIX) && id.startsWith('./') ? PREFIX + id.slice('./'.length) : undefined
    },
    async load(id) {
      if (!id.startsWith(PREFIX)) return undefined
      building ??= buildEngine()
      return (await building).get(id.slice(PREFIX.length))
    },
  }
}
