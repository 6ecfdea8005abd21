import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Language } from '../../../src/game/language.ts'
import { fileHash } from '../fileHash.ts'
import { run } from '../run.ts'
import { readWav } from '../wav.ts'
import type { AlignWord } from './phones.ts'

const HERE = dirname(fileURLToPath(import.meta.url))
/** What the judges are made of: when one of these changes, they listen again. */
const JUDGES = ['align.py', 'distill.py', 'hear.py', 'listen.py', 'sound.py', 'requirements.txt']
const WORKERS = 2

/** A clip to listen to: a file, or a piece of it. */
export interface Clip {
  readonly file: string
  /** Hash of the file. */
  readonly sha: string
  readonly startMs: number
  readonly ms: number
  readonly language: Language
  readonly isSingle: boolean
  /** The words whose places are asked for; of narrations only. */
  readonly words?: readonly AlignWord[]
}

/** A WAV file as one clip. Throws where there is none. */
export function wholeClip(file: string, language: Language, isSingle: boolean): Clip {
  const sha = fileHash(file)
  if (sha === undefined) throw new Error(`${file} is missing`)
  const { rate, samples } = readWav(file)
  const ms = Math.round((samples.length * 1000) / rate)
  return { file, sha, startMs: 0, ms, language, isSingle }
}

/** What the judges say of a clip. */
export interface Answer {
  /** A single word is heard alone and said twice, anything else once. */
  readonly heard: readonly string[]
  /** Distill-MOS, 1 to 5. */
  readonly mos: number
  /** Where each word begins in the clip, ms; `null` where the words could not be found in it. */
  readonly starts?: readonly number[] | null
}

const venvOf = (root: string) => join(root, '.cache/judge/venv')
const modelOf = (root: string) => join(root, '.cache/judge/whisper-base')

/** Which judges these are: changes with their programs and the versions of what they need. */
export function judgeVersion(): string {
  const hash = createHash('sha1')
  for (const name of JUDGES) hash.update(readFileSync(join(HERE, name)))
  return hash.digest('hex').slice(0, 8)
}

/** Installs the judges into `.cache/judge`; throws where Python or a package cannot be had. */
export function installJudges(root: string): void {
  run('python3', ['-m', 'venv', venvOf(root)])
  run(join(venvOf(root), 'bin/pip'), ['install', '--no-deps', '-r', join(HERE, 'requirements.txt')])
  run(join(venvOf(root), 'bin/python'), [join(HERE, 'hear.py'), modelOf(root)])
}

/** Listens to clips, two at once; what was heard before comes from `.cache/judge`. Answers stand in the order of the clips. */
export async function listen(root: string, clips: readonly Clip[], log: (text: string) => void): Promise<Answer[]> {
  const folder = join(root, '.cache/judge/heard', judgeVersion())
  mkdirSync(folder, { recursive: true })
  const fileOf = (clip: Clip) => join(folder, `${keyOf(clip)}.json`)
  const unheard = clips.filter((clip) => !existsSync(fileOf(clip)))
  if (unheard.length > 0 && !existsSync(join(modelOf(root), 'model.bin'))) {
    throw new Error('The judges are not installed: npm run audio -- judge --install')
  }
  // The judges read sound with it, and have no words for its lack.
  if (unheard.length > 0) run('ffmpeg', ['-version'])
  log(`${clips.length} clips, ${unheard.length} to listen to`)
  let done = 0
  const shares = Array.from({ length: WORKERS }, (_, n) => unheard.filter((_, i) => i % WORKERS === n))
  await Promise.all(
    shares.map((share) =>
      hearShare(root, share, (clip, answer) => {
        writeFileSync(fileOf(clip), `${JSON.stringify(answer)}\n`)
        if (++done % 50 === 0) log(`${done} of ${unheard.length}`)
      }),
    ),
  )
  return clips.map((clip) => JSON.parse(readFileSync(fileOf(clip), 'utf8')) as Answer)
}

/** A clip is known by its file's hash, not by where it lies. */
function keyOf(clip: Clip): string {
  return createHash('sha1')
    .update(JSON.stringify({ ...clip, file: undefined }))
    .digest('hex')
    .slice(0, 16)
}

async function hearShare(
  root: string,
  clips: readonly Clip[],
  tell: (clip: Clip, answer: Answer) => void,
): Promise<void> {
  if (clips.length === 0) return
  const python = join(venvOf(root), 'bin/python')
  const child = spawn(python, [join(HERE, 'listen.py'), modelOf(root)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const failed = new Promise<never>((_, reject) => child.once('error', reject))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  // Where it ends before it has read all, its exit says so.
  child.stdin.on('error', () => undefined)
  child.stdin.end(clips.map((clip) => `${JSON.stringify(clip)}\n`).join(''))
  const hear = async () => {
    let n = 0
    for await (const line of createInterface({ input: child.stdout })) {
      const clip = clips[n++]
      const answer = JSON.parse(line) as Answer | { readonly error: string }
      if ('error' in answer) throw new Error(answer.error)
      if (clip) tell(clip, answer)
    }
    const code = await ended
    if (n < clips.length) throw new Error(`The judges stopped after ${n} of ${clips.length} clips (exit ${code})`)
  }
  try {
    await Promise.race([hear(), failed])
  } finally {
    child.kill()
  }
}
