import { expect, it } from 'vitest'
import { JSON_FILES } from '../../src/content/pack/index.ts'
import { packSchemas } from './packSchemas.ts'

it('writes a schema of each JSON file of a pack', async () => {
  const emitted = new Map<string, unknown>()
  const emitFile = ({ fileName, source }: { fileName: string; source: string }) =>
    emitted.set(fileName, JSON.parse(source))
  const { generateBundle } = packSchemas()
  // The plugin's hook uses nothing else of its context.
  await (generateBundle as unknown as (this: object) => Promise<void>).call({ emitFile })
  expect([...emitted.keys()].sort()).toEqual(JSON_FILES.map((name) => `schemas/${name}`).sort())
  for (const [name, schema] of emitted) expect(schema).toMatchObject({ $id: `/${name}`, type: 'object' })
})
