import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../../src/game/language.ts'
import { encode, note, QUALITY } from '../encode.ts'
import { type AudioManifest, ENDINGS, srcOf } from '../manifest.ts'
import type { Script } from '../scripts.ts'
import { concat, RATE, readWav, writeWav } from '../wav.ts'
import { makeBare } from '../webm.ts'
import { unknownE } from './indonesian.ts'
import { plan, type Plan } from './plan.ts'
import { speakPlans } from './speak.ts'
import { writtenWords } from './text.ts'

/** Between the pieces of a file, ms. */
const HOLE_MS = 250
const msOf = (samples: Float32Array) => Math.round((samples.length * 1000) / RATE)

/** Speaks what is new or changed and forgets what no book says any more; tells what it does through `log`. */
export function makeSpeech(
  root: string,
  manifest: AudioManifest,
  scripts: readonly Script[],
  log: (text: string) => void,
): void {
  const wanted = new Set(scripts.map(({ path }) => path))
  for (const path of Object.keys(manifest.speech)) if (!wanted.has(path)) delete manifest.speech[path]
  for (const word of unreadWords(scripts)) log(`not in pronunciation.json, its e is read as in emas: ${word}`)
  const plans = scripts.map(plan)
  const stale = plans.filter((item) => isStale(root, manifest, item))
  const narrations = stale.filter(({ script }) => script.kind === 'narration')
  const sprites = new Set(
    stale
      .map(({ script }) => script)
      .filter(({ kind }) => kind !== 'narration')
      .map(srcOf),
  )
  log(`${scripts.length} lines: ${narrations.length} narrations to speak, ${sprites.size} files of pieces to build`)
  makeNarrations(root, manifest, narrations)
  for (const src of sprites)
    makeSprite(
      root,
      manifest,
      src,
      plans.filter(({ script }) => srcOf(script) === src),
    )
}

/** Words whose pronunciation nobody has written down. */
export function unreadWords(scripts: readonly Script[]): string[] {
  const words = scripts.filter(({ language }) => language === 'id').flatMap(({ text }) => writtenWords(text))
  return [...new Set(words.flatMap(unknownE))]
}

/** Was a line made from other words, or is its file gone? */
export function isStale(root: string, manifest: AudioManifest, { script, hash }: Plan): boolean {
  const entry = manifest.speech[script.path]
  if (entry?.hash !== hashWithCoding(hash) || entry.src !== srcOf(script)) return true
  return ENDINGS.some((ending) => !existsSync(join(root, 'public', `${entry.src}.${ending}`)))
}

/** A finished line is as old as what was spoken and the way it was encoded. */
const hashWithCoding = (hash: string): string => `${hash} ${QUALITY.speech.webm[0]}/${QUALITY.speech.packet}/bare`

/** A book has dozens of small files of speech: each is left with nothing but its sound. */
function encodeSpeech(root: string, manifest: AudioManifest, src: string, samples: Float32Array): void {
  encode(root, manifest, src, samples, QUALITY.speech)
  const file = join(root, 'public', `${src}.webm`)
  writeFileSync(file, makeBare(readFileSync(file)))
  note(root, manifest, src)
}

const byLanguage = (plans: readonly Plan[], language: Language) =>
  plans.filter(({ script }) => script.language === language)

function makeNarrations(root: string, manifest: AudioManifest, plans: readonly Plan[]): void {
  for (const language of ['en', 'id'] as const) {
    speakPlans(language, byLanguage(plans, language), join(root, '.cache/audio'), ({ script, hash }, line) => {
      const src = srcOf(script)
      encodeSpeech(root, manifest, src, line.samples)
      const words = line.words.map(({ w, s, e }) => [w, s, e] as const)
      manifest.speech[script.path] = { hash: hashWithCoding(hash), src, startMs: 0, ms: msOf(line.samples), words }
    })
  }
}

/** Builds a file of pieces as a whole; pieces spoken before come from the cache. */
function makeSprite(root: string, manifest: AudioManifest, src: string, plans: readonly Plan[]): void {
  const pieces = join(root, '.cache/audio/pieces')
  mkdirSync(pieces, { recursive: true })
  const pieceOf = (item: Plan) => join(pieces, `${item.hash}.wav`)
  const unspoken = new Map(plans.filter((item) => !existsSync(pieceOf(item))).map((item) => [item.hash, item]))
  for (const language of ['en', 'id'] as const) {
    const mine = byLanguage([...unspoken.values()], language)
    speakPlans(language, mine, join(root, '.cache/audio'), (item, { samples }) =>
      writeWav(pieceOf(item), { rate: RATE, samples }),
    )
  }
  const hole = new Float32Array((RATE * HOLE_MS) / 1000)
  const parts: Float32Array[] = [hole]
  let startMs = HOLE_MS
  for (const item of plans) {
    const { samples } = readWav(pieceOf(item))
    const hash = hashWithCoding(item.hash)
    manifest.speech[item.script.path] = { hash, src, startMs: Math.round(startMs), ms: msOf(samples) }
    parts.push(samples, hole)
    startMs += (samples.length * 1000) / RATE + HOLE_MS
  }
  encodeSpeech(root, manifest, src, concat(parts))
}
