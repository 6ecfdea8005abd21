import { join } from 'node:path'
import { type Plugin, runnerImport } from 'vite'

const MODULE = join(import.meta.dirname, '..', '..', 'src/content/pack/jsonSchemas.ts')

type Module = typeof import('../../src/content/pack/jsonSchemas.ts')

/** Writes the JSON schemas of a pack's files to `schemas/`, from which the service serves them, for whoever makes packs (docs/pack-format.md). */
export function packSchemas(): Plugin {
  return {
    name: 'pack-schemas',
    apply: 'build',
    async generateBundle() {
      const { module } = await runnerImport<Module>(MODULE)
      for (const [name, schema] of module.packJsonSchemas()) {
        this.emitFile({
          type: 'asset',
          fileName: `schemas/${name}`,
          source: `${JSON.stringify(schema, undefined, 2)}\n`,
        })
      }
    },
  }
}
