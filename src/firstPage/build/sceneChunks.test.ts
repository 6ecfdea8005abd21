import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { sceneChunks } from './sceneChunks.ts'

const scenes = mkdtempSync(join(tmpdir(), 'scenes-'))
afterEach(() => rmSync(scenes, { recursive: true, force: true }))

it('gives each kind a chunk with its scene and rules, and what the same kinds share another', () => {
  for (const folder of ['interactions/hopping', 'interactions/waving', 'activities/sorting']) {
    mkdirSync(join(scenes, folder), { recursive: true })
    for (const file of ['scene.ts', 'rules.ts', 'details.ts']) writeFileSync(join(scenes, folder, file), '')
  }
  const imports: Readonly<Record<string, readonly string[]>> = {
    [join(scenes, 'interactions/hopping/scene.ts')]: ['/parts/frog.ts', '/parts/tile.ts', '/parts/tray.ts'],
    [join(scenes, 'interactions/waving/rules.ts')]: ['/parts/tray.ts', '/parts/tile.ts', '/parts/ear.ts'],
    [join(scenes, 'activities/sorting/scene.ts')]: ['/parts/ear.ts'],
  }
  const closureOf = (begins: readonly string[]) => new Set(begins.flatMap((id) => [id, ...(imports[id] ?? [])]))
  expect(Object.fromEntries(sceneChunks(scenes, closureOf))).toEqual({
    [join(scenes, 'interactions/hopping/scene.ts')]: 'scene-hopping',
    [join(scenes, 'interactions/hopping/rules.ts')]: 'scene-hopping',
    '/parts/frog.ts': 'scene-hopping',
    [join(scenes, 'interactions/waving/scene.ts')]: 'scene-waving',
    [join(scenes, 'interactions/waving/rules.ts')]: 'scene-waving',
    '/parts/tile.ts': 'scenes-tile',
    '/parts/tray.ts': 'scenes-tile',
    '/parts/ear.ts': 'scenes-ear',
    [join(scenes, 'activities/sorting/scene.ts')]: 'scene-sorting',
    [join(scenes, 'activities/sorting/rules.ts')]: 'scene-sorting',
  })
})
