import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { kitPartSchema, kitPlacesSchema } from '../../../../../content/kit/index.ts'
import { filesOf, KIT_MEGABYTES } from './downloadKit.ts'

const KIT = join(import.meta.dirname, '../../../../../../public/kit')
const list = (name: string): unknown => JSON.parse(readFileSync(join(KIT, `lists/${name}.json`), 'utf8'))

it('knows all files of the kit, and says how large they are', () => {
  const parts = ['people', 'animals', 'things'].map((name) => kitPartSchema.parse(list(name)))
  const sprites = new Map(parts.flatMap((part) => part.sprites).map((sprite) => [sprite.name, sprite]))
  const files = filesOf(kitPlacesSchema.parse(list('places')), sprites)
  expect(files.length).toBeGreaterThan(400)
  const bytes = files.reduce((sum, file) => sum + statSync(join(KIT, file)).size, 0)
  expect(Math.abs(bytes / 1e6 - KIT_MEGABYTES)).toBeLessThan(1)
})
