import { areEffectsStale } from './effects/makeEffects.ts'
import { LOUDEST_PEAK } from './encode.ts'
import { staleLists } from './lists.ts'
import { type AudioManifest, ENDINGS, readManifest, shaOf, usedFiles } from './manifest.ts'
import { staleLoops } from './music/makeLoops.ts'
import { allScripts } from './allScripts.ts'
import { isStale, unreadWords } from './speech/makeSpeech.ts'
import { planAll } from './speech/plan.ts'

/** Loudness, LUFS, and how far a file may be from it. Effects, and files of single words, are made to a peak instead. */
const WANTED = { speech: -16, loops: -24, within: 1 } as const
/** A file of nothing but words measures lower than each of them: as much of it is their ends. A deep voice's die away longer. */
const WORDS_ALONE = {
  files: /\/(shared|(words|counts|letters|spare|keepsakes)-[\w-]+|ladder\/.*)$/,
  within: 1.75,
} as const
/** Some of what is said on a page alone is single words. */
const LINES = { files: /\/lines\//, within: 1.4 } as const
/** The meter looks at 400 ms at a time: of a file of a few letters' sounds, stops among them, it says little. */
const SOUNDS_ALONE = { files: /\/ladder\/\w\w\/step-\d+$/, within: 4 } as const
const LONGEST_SILENCE_MS = 1500

/** Everything about the sounds that is not as it should be, one line each. Needs no audio program. */
export async function findFaults(root: string): Promise<string[]> {
  const manifest = readManifest(root)
  return [...(await sourceFaults(root, manifest)), ...fileFaults(root, manifest), ...levelFaults(manifest)]
}

/** What was made from other sources than those that stand now. */
async function sourceFaults(root: string, manifest: AudioManifest): Promise<string[]> {
  const scripts = await allScripts(root)
  const wanted = new Set(scripts.map(({ path }) => path))
  return [
    ...unreadWords(scripts).map((word) => `pronunciation.json does not say how the e of '${word}' is read`),
    ...planAll(root, scripts)
      .filter((item) => isStale(root, manifest, item))
      .map(({ script }) => `${script.path}: its text or voice has changed since it was spoken`),
    ...Object.keys(manifest.speech)
      .filter((path) => !wanted.has(path))
      .map((path) => `${path}: no book says it any more`),
    ...(areEffectsStale(root, manifest) ? ['effects: their sources have changed since they were made'] : []),
    ...staleLoops(root, manifest).map(({ name }) => `loop ${name}: its sources have changed since it was made`),
    ...staleLists(root, manifest).map((path) => `${path}: is not what the manifest says`),
  ]
}

/** Files that are missing, or not those that were measured. */
function fileFaults(root: string, manifest: AudioManifest): string[] {
  return [...usedFiles(manifest)].flatMap((src) =>
    ENDINGS.flatMap((ending) => {
      const path = `${src}.${ending}`
      const sha = shaOf(root, path)
      if (sha === undefined) return [`${path}: is missing`]
      return sha === manifest.files[path]?.sha ? [] : [`${path}: is not the file that was made`]
    }),
  )
}

/** Files that are too loud, too soft, clipped or silent for too long, as measured when they were made. */
export function levelFaults({ files, loops }: AudioManifest): string[] {
  const looped = new Set(Object.values(loops).map(({ src }) => src))
  return Object.entries(files).flatMap(([path, { lufs, peak, silenceMs }]) => {
    const src = path.replace(/\.\w+$/, '')
    const isEffect = src.startsWith('/audio/effect/')
    const target = looped.has(src) ? WANTED.loops : WANTED.speech
    const { within } = [SOUNDS_ALONE, WORDS_ALONE, LINES].find(({ files }) => files.test(src)) ?? WANTED
    return [
      ...(!isEffect && !(Math.abs(lufs - target) <= within) ? [`${path}: ${lufs} LUFS, wanted ${target}`] : []),
      ...(peak <= LOUDEST_PEAK ? [] : [`${path}: peaks at ${peak} dBTP, allowed ${LOUDEST_PEAK}`]),
      ...(silenceMs > LONGEST_SILENCE_MS ? [`${path}: is silent for ${silenceMs} ms`] : []),
    ]
  })
}
