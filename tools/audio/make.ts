/** Speaks what has changed. Needs Debian's festival, festvox-us-slt-hts, festvox-ca-ona-hts, sox and ffmpeg. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { AudioManifest, SpeechEntry, SpriteTable } from './lists.ts'
import { type Plan, plansOf } from './plans.ts'
import { encode } from './speak/lib/encode.mjs'
import { RATE } from './speak/lib/level.mjs'
import { speakPlans } from './speak/lib/speak.mjs'
import { concat, readWav, writeWav } from './speak/lib/wav.mjs'

type Speech = Record<string, SpeechEntry>
interface Spoken {
  readonly x: Float32Array
  readonly words: readonly { w: string; s: number; e: number }[]
  readonly ms: number
}

/** Silence between the pieces of a sprite, so that no piece is heard at the end of another, s. */
const BETWEEN = 0.25

/** Speaks all scripts whose plan has changed, or whose path holds `only`; writes files, manifest and sprite tables. */
export function make(root: string, only = ''): void {
  const folder = join(root, 'tools', 'audio')
  const work = join(root, '.cache', 'audio')
  mkdirSync(join(work, 'pieces'), { recursive: true })
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as AudioManifest
  const tables = JSON.parse(readFileSync(join(folder, 'sprites.json'), 'utf8')) as Record<string, SpriteTable>
  const plans = plansOf(root)
  const known = new Set(plans.map(({ path }) => path))
  const speech: Speech = Object.fromEntries(Object.entries(manifest.speech).filter(([path]) => known.has(path)))
  const isStale = (plan: Plan) => plan.path.includes(only) && speech[plan.path]?.hash !== plan.hash
  const pages = plans.filter((plan) => plan.src !== undefined && isStale(plan))
  const sprites = new Set(
    plans.filter((plan) => plan.sprite !== undefined && isStale(plan)).map(({ sprite = '' }) => sprite),
  )
  console.log(`${pages.length} pages and ${sprites.size} sprites to speak`)
  for (const lang of ['en', 'id'] as const)
    speakPages(
      root,
      work,
      pages.filter((plan) => plan.lang === lang),
      speech,
    )
  for (const sprite of sprites) {
    tables[sprite] = buildSprite(
      root,
      work,
      sprite,
      plans.filter((plan) => plan.sprite === sprite),
      speech,
    )
  }
  const sorted = Object.fromEntries(Object.entries(speech).toSorted(([a], [b]) => a.localeCompare(b)))
  writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify({ ...manifest, speech: sorted }, null, 1)}\n`)
  writeFileSync(join(folder, 'sprites.json'), `${JSON.stringify(tables, null, 1)}\n`)
}

function speakPages(root: string, work: string, pages: readonly Plan[], speech: Speech): void {
  const [first] = pages
  if (!first) return
  const byHash = new Map(pages.map((plan) => [plan.hash, plan]))
  speakPlans(
    first.lang,
    pages.map(({ voice }) => voice),
    work,
    ({ hash }: { hash: string }, { x, words, ms }: Spoken) => {
      const plan = byHash.get(hash)
      if (plan?.src === undefined) throw new Error(`spoken, but not asked for: ${hash}`)
      const base = join(root, 'public', plan.src)
      mkdirSync(dirname(base), { recursive: true })
      encode(x, base, join(work, hash))
      writeFileSync(`${base}.json`, `${JSON.stringify(words)}\n`)
      const { path, src, kind, lang, script } = plan
      speech[path] = { lang, kind, ms, hash, script, src, ...loudness(`${base}.webm`) }
    },
  )
}

function buildSprite(root: string, work: string, sprite: string, plans: readonly Plan[], speech: Speech): SpriteTable {
  const piece = (hash: string) => join(work, 'pieces', `${hash}.wav`)
  const todo = [
    ...new Map(plans.filter(({ hash }) => !existsSync(piece(hash))).map((plan) => [plan.hash, plan])).values(),
  ]
  const [first] = todo
  if (first) {
    speakPlans(
      first.lang,
      todo.map(({ voice }) => voice),
      work,
      ({ hash }: { hash: string }, { x }: Spoken) => writeWav(piece(hash), RATE, x),
    )
  }
  const silence = new Float32Array(RATE * BETWEEN)
  const parts = [silence]
  const table: Record<string, [number, number]> = {}
  let at = silence.length
  for (const { path, hash, key = '', kind, lang, script } of plans) {
    const { x } = readWav(piece(hash))
    const ms = Math.round((x.length * 1000) / RATE)
    table[key] = [Math.round((at * 1000) / RATE), ms]
    speech[path] = { lang, kind, ms, hash, script, sprite, key }
    parts.push(x, silence)
    at += x.length + silence.length
  }
  encode(concat(parts), join(root, 'public', sprite), join(work, basename(sprite)))
  return table
}

/** Integrated loudness (LUFS) and true peak (dBFS) by ffmpeg's EBU R128 meter. */
function loudness(file: string): { lufs: number; peak: number } {
  const { stderr } = spawnSync(
    'ffmpeg',
    ['-hide_banner', '-nostats', '-i', file, '-af', 'ebur128=peak=true', '-f', 'null', '-'],
    { encoding: 'utf8' },
  )
  const summary = stderr.slice(stderr.lastIndexOf('Summary:'))
  const figure = (pattern: RegExp) => Number(pattern.exec(summary)?.[1] ?? Number.NaN)
  return { lufs: figure(/I:\s+(-?[\d.]+) LUFS/), peak: figure(/Peak:\s+(-?[\d.]+)/) }
}
