import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openEngine, type SpeechEngine, unknownWords } from '../../../server/speech/engine/index.ts'
import { type AudioManifest, ENDINGS, shaOf, type SpeechEntry, srcOf } from '../manifest.ts'
import type { Script } from '../scripts.ts'
import { concat, RATE, readWav } from '../wav.ts'
import { type Chosen, chooseTakes } from './choose.ts'
import { encodeSpeech, qualityOf } from './encodeSpeech.ts'
import type { Tried } from './nextTake.ts'
import { chosenFrom, hashOf, isSameText, type Plan, planAll } from './plan.ts'
import { decode, type Recording, recordingFile } from './recordings.ts'
import { type Line, speakTake } from './speak.ts'
import { type Take, voiceFolder } from './voices.ts'

/** Between the pieces of a file, ms. */
const HOLE_MS = 250
const msOf = (samples: Float32Array) => Math.round((samples.length * 1000) / RATE)

/** Speaks what is new or changed and forgets what no book says any more; tells what it does through `log`. Rejects where voice or judges are missing and needed. */
export async function makeSpeech(
  root: string,
  manifest: AudioManifest,
  scripts: readonly Script[],
  log: (text: string) => void,
): Promise<void> {
  const wanted = new Set(scripts.map(({ path }) => path))
  for (const path of Object.keys(manifest.speech)) if (!wanted.has(path)) delete manifest.speech[path]
  for (const word of unreadWords(scripts)) log(`not in pronunciation.json, its e is read as in emas: ${word}`)
  const plans = planAll(root, scripts)
  const stale = plans.filter((item) => isStale(root, manifest, item))
  log(`${scripts.length} lines, ${stale.length} to speak`)
  if (stale.length === 0) return
  const engine = openOnce(root)
  try {
    const open = stale.filter((item) => item.recording === undefined && !isKnown(manifest, item))
    const currentOf = (item: Plan) => currentTake(root, manifest, item)
    const chosen = await chooseTakes(root, engine.get, open, currentOf, log)
    const lineOf = linesFrom(root, manifest, engine.get, chosen)
    const isCurrent = (item: Plan) => chosen.has(item) && chosen.get(item)?.line === undefined
    for (const item of stale.filter(isCurrent)) renewHash(manifest, item)
    const changed = stale.filter((item) => !isCurrent(item))
    for (const item of changed) if (item.script.kind === 'narration') await makeNarration(root, manifest, lineOf, item)
    const sprites = new Set(
      changed.filter(({ script }) => script.kind !== 'narration').map(({ script }) => srcOf(script)),
    )
    for (const src of sprites) {
      const pieces = plans.filter(({ script }) => script.kind !== 'narration' && srcOf(script) === src)
      await makeSprite(root, manifest, lineOf, src, pieces)
    }
  } finally {
    await engine.close()
  }
}

/** Sentences that are held in memory: a line is spoken again with only some of them changed. */
const REMEMBERED = 1000

/** Opens the engine when it is first needed: all may be in the cache. */
function openOnce(root: string) {
  let opened: Promise<SpeechEngine> | undefined
  return {
    get: () => (opened ??= openEngine(voiceFolder(root), REMEMBERED)),
    close: async () => (await opened?.catch(() => undefined))?.close(),
  }
}

/** A line with the take it was spoken in. */
interface SpokenLine {
  readonly line: Line
  readonly spoken: NonNullable<SpeechEntry['spoken']>
}

/** Finds the lines that files are made of: those just chosen, and those chosen before, which share a file with them. */
function linesFrom(
  root: string,
  manifest: AudioManifest,
  engine: () => Promise<SpeechEngine>,
  chosen: ReadonlyMap<Plan, Chosen>,
): LineOf {
  return async (item) => {
    if (item.recording) return recordedLine(root, item.script.path, item.recording)
    const found = chosen.get(item)
    const take = found?.take ?? takeBefore(manifest.speech[item.script.path])
    if (!take) throw new Error(`${item.script.path}: no way to speak it was chosen`)
    return {
      line: found?.line ?? (await speakTake(root, engine, item, take)),
      spoken: { engine: 'kokoro-82m', ...take },
    }
  }
}

function recordedLine(root: string, path: string, { by, words }: Recording): SpokenLine {
  const file = join(root, '.cache/audio/recordings', `${hashOf(path)}.wav`)
  decode(recordingFile(root, path), file)
  return { line: { file, words }, spoken: { engine: 'person', by } }
}

function takeBefore(entry: SpeechEntry | undefined): Take | undefined {
  if (entry?.spoken?.engine !== 'kokoro-82m') return undefined
  const { engine: _, ...take } = entry.spoken
  return take
}

/** The take that a line has, as the judges heard it; `undefined` where it says something else now, is in a voice that its takes no longer have, was not judged, or its file is gone. */
function currentTake(root: string, manifest: AudioManifest, plan: Plan): Tried | undefined {
  const { script, hash, takes } = plan
  const entry = manifest.speech[script.path]
  const take = takeBefore(entry)
  if (!entry?.judged || !take || entry.src !== srcOf(script) || !isSameText(entry.hash, hash)) return undefined
  if (takes.every(({ voice }) => voice !== take.voice)) return undefined
  const isThere = ENDINGS.map((ending) => `${entry.src}.${ending}`).every((file) => {
    const sha = shaOf(root, file)
    return sha !== undefined && sha === manifest.files[file]?.sha
  })
  const { heard, wer, cer, words, mos } = entry.judged
  if (!isThere) return undefined
  return { take, hearing: { heard, wer, cer, words }, mos, isCurrent: true, chosenFrom: chosenFrom(entry.hash, plan) }
}

/** A line that stays as it was, though it could be spoken in other ways now. */
function renewHash(manifest: AudioManifest, { script, hash }: Plan): void {
  const entry = manifest.speech[script.path]
  if (entry) manifest.speech[script.path] = { ...entry, hash: hashWithCoding(hash, entry.src) }
}

type LineOf = (item: Plan) => Promise<SpokenLine>

/** Words with an e whose sound nobody has written down. */
export function unreadWords(scripts: readonly Script[]): string[] {
  return unknownWords(scripts.filter(({ language }) => language === 'id').map(({ text, say = text }) => say))
}

/** Was a line made from other words, or is its file gone? */
export function isStale(root: string, manifest: AudioManifest, { script, hash }: Plan): boolean {
  const entry = manifest.speech[script.path]
  if (entry?.hash !== hashWithCoding(hash, srcOf(script)) || entry.src !== srcOf(script)) return true
  return ENDINGS.some((ending) => !existsSync(join(root, 'public', `${entry.src}.${ending}`)))
}

/** Was a line spoken of these words before? Then its take stands, though it lies in another file now. */
const isKnown = (manifest: AudioManifest, { script, hash }: Plan): boolean =>
  manifest.speech[script.path]?.hash === hashWithCoding(hash, srcOf(script))

/** A finished line is as old as what was spoken and the way it was encoded. */
function hashWithCoding(hash: string, src: string): string {
  const { webm, packet } = qualityOf(src)
  return `${hash} ${webm[0]}/${packet}/bare`
}

async function makeNarration(root: string, manifest: AudioManifest, lineOf: LineOf, item: Plan): Promise<void> {
  const { line, spoken } = await lineOf(item)
  const { samples } = readWav(line.file)
  const src = srcOf(item.script)
  encodeSpeech(root, manifest, src, samples)
  const hash = hashWithCoding(item.hash, src)
  manifest.speech[item.script.path] = { hash, src, startMs: 0, ms: msOf(samples), words: line.words, spoken }
}

/** Builds a file of pieces as a whole; pieces spoken before come from the cache. */
async function makeSprite(
  root: string,
  manifest: AudioManifest,
  lineOf: LineOf,
  src: string,
  plans: readonly Plan[],
): Promise<void> {
  const hole = new Float32Array((RATE * HOLE_MS) / 1000)
  const parts: Float32Array[] = [hole]
  let startMs = HOLE_MS
  for (const item of plans) {
    const { line, spoken } = await lineOf(item)
    const { samples } = readWav(line.file)
    const hash = hashWithCoding(item.hash, src)
    manifest.speech[item.script.path] = { hash, src, startMs: Math.round(startMs), ms: msOf(samples), spoken }
    parts.push(samples, hole)
    startMs += (samples.length * 1000) / RATE + HOLE_MS
  }
  encodeSpeech(root, manifest, src, concat(parts))
}
