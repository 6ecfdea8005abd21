import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type AudioManifest, buildLists, listOf, type SpriteTable } from './lists.ts'
import { plansOf } from './plans.ts'

/** Loudness of narration, LUFS, and how far a page may be from it. */
const NARRATION = { lufs: -16, within: 1 } as const
/** Loudness of music, LUFS. */
const MUSIC = { lufs: -24, within: 1 } as const
/** No sample above this, dBFS: what is louder clips on cheap speakers. */
const LOUDEST_PEAK = -1

const read = <Value>(root: string, path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as Value

/** Everything that is not as it should be, one line each: scripts that were changed since they were spoken, missing files, wrong loudness. */
export function findFaults(root: string): string[] {
  const manifest = read<AudioManifest>(root, 'tools/audio/manifest.json')
  return [
    ...staleFaults(root, manifest),
    ...fileFaults(root, manifest),
    ...levelFaults(manifest),
    ...listFaults(root, manifest),
  ]
}

function staleFaults(root: string, { speech }: AudioManifest): string[] {
  const plans = plansOf(root)
  const wanted = new Set(plans.map(({ path }) => path))
  return [
    ...plans
      .filter(({ path, hash }) => speech[path]?.hash !== hash)
      .map(({ path }) => `${path}: its script or voice has changed since it was spoken`),
    ...Object.keys(speech)
      .filter((path) => !wanted.has(path))
      .map((path) => `${path}: has no script any more`),
  ]
}

function fileFaults(root: string, { speech, effects, music }: AudioManifest): string[] {
  const stems = new Set([
    ...Object.values(speech).map(({ src, sprite }) => src ?? sprite ?? ''),
    effects.src,
    '/audio/effect/click',
    ...Object.values(music).map(({ src }) => src),
  ])
  const isThere = (path: string) =>
    existsSync(join(root, 'public', path)) && statSync(join(root, 'public', path)).size > 0
  return [...stems].flatMap((stem) =>
    ['.webm', '.mp3'].filter((ending) => !isThere(stem + ending)).map((ending) => `${stem}${ending}: is missing`),
  )
}

function levelFaults({ speech, effects, music }: AudioManifest): string[] {
  const faults: string[] = []
  for (const [path, { lufs, peak }] of Object.entries(speech)) {
    if (lufs !== undefined && Math.abs(lufs - NARRATION.lufs) > NARRATION.within)
      faults.push(`${path}: ${lufs} LUFS, wanted ${NARRATION.lufs}`)
    if (peak !== undefined && peak > LOUDEST_PEAK) faults.push(`${path}: peaks at ${peak} dBFS`)
  }
  for (const [name, { peak }] of Object.entries(effects.pieces))
    if (peak > LOUDEST_PEAK) faults.push(`effect ${name}: peaks at ${peak} dBFS`)
  for (const [name, { lufs }] of Object.entries(music)) {
    if (Math.abs(lufs - MUSIC.lufs) > MUSIC.within) faults.push(`music ${name}: ${lufs} LUFS, wanted ${MUSIC.lufs}`)
  }
  return faults
}

/** The runtime's lists are those that the manifest gives. */
function listFaults(root: string, manifest: AudioManifest): string[] {
  const tables = read<Record<string, SpriteTable>>(root, 'tools/audio/sprites.json')
  const lists = buildLists(manifest, tables, (src) => read(root, `public${src}.json`))
  const names = new Set(Object.keys(manifest.speech).map(listOf))
  return [...names]
    .filter(
      (name) => JSON.stringify(lists[name]) !== JSON.stringify(read(root, `src/content/generated/audio/${name}.json`)),
    )
    .map((name) => `src/content/generated/audio/${name}.json: is not what the manifest gives`)
}
