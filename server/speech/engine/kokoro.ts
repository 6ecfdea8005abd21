import { readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { z } from 'zod'
import { unusable, VoiceFilesError } from './errors.ts'

/** A voice, or a blend of several: how much of each (their sum is 1). */
export type Blend = Readonly<Record<string, number>>

/** What the model makes of a string of IPA: mono samples at `SPEECH_RATE`, and how long each character of the string sounds, ms. */
interface Sounded {
  readonly samples: Float32Array
  /** Before the first character. */
  readonly leadMs: number
  /** For each UTF-16 unit of the string; 0 for a character that the model does not know. */
  readonly unitMs: readonly number[]
}

/** Kokoro-82M as ONNX: IPA in, sound and durations out. */
export interface Kokoro {
  /** The names of its voices. */
  readonly voices: readonly string[]
  /** `speed` 1 is the voice's own. Throws where `ipa` has no sound, or more than the model takes. */
  sound(ipa: string, voice: Blend, speed: number): Promise<Sounded>
  close(): Promise<void>
}

/** Samples a second. */
export const SPEECH_RATE = 24_000

/** Most tokens of one string; the model takes 510 with a pad at each end. */
const MOST_TOKENS = 500

/** One frame of the model's durations, ms. */
const FRAME_MS = 25
/** The durations, an inner tensor that the voice folder's model gives as an output. */
const DURATIONS = '/encoder/Clip_output_0'

const voiceTable = z.object({
  rate: z.literal(SPEECH_RATE),
  names: z.array(z.string()).min(1),
  rows: z.int().min(1),
  width: z.int().min(1),
  vocab: z.record(z.string(), z.int()),
})

/** The part of onnxruntime-node that is used. It is no dependency of the product: it lies in the voice folder. */
interface Runtime {
  readonly Tensor: new (
    type: 'int64' | 'float32',
    data: BigInt64Array | Float32Array,
    shape: readonly number[],
  ) => Tensor
  readonly InferenceSession: {
    create(file: string, options: { readonly intraOpNumThreads: number }): Promise<Session>
  }
}

interface Tensor {
  readonly data: unknown
}

interface Session {
  readonly outputNames: readonly string[]
  run(feeds: Readonly<Record<string, Tensor>>): Promise<Readonly<Record<string, Tensor>>>
  release(): Promise<void>
}

/** Opens the model of a voice folder. Throws `VoiceFilesError`. One thread: another core is left for those who read. */
export async function openKokoro(folder: string): Promise<Kokoro> {
  const { names, rows, width, vocab } = readTable(folder)
  const styles = readStyles(folder, names.length * rows * width)
  const { Tensor, InferenceSession } = readRuntime(folder)
  const file = join(folder, 'model.onnx')
  const session = await InferenceSession.create(file, { intraOpNumThreads: 1 }).catch((error: unknown) => {
    throw unusable(file, error)
  })
  const wave = session.outputNames.find((name) => name !== DURATIONS)
  if (wave === undefined || !session.outputNames.includes(DURATIONS)) throw unusable(file, 'it tells no durations')

  function styleOf(voice: Blend, tokens: number): Float32Array {
    const style = new Float32Array(width)
    const row = Math.min(tokens, rows) - 1
    for (const [name, share] of Object.entries(voice)) {
      const index = names.indexOf(name)
      if (index < 0) throw new VoiceFilesError(`${join(folder, 'voices.json')} has no voice ${name}.`)
      const from = (index * rows + row) * width
      for (let i = 0; i < width; i++) style[i] = (style[i] ?? 0) + share * (styles[from + i] ?? 0)
    }
    return style
  }

  return {
    voices: names,

    async sound(ipa, voice, speed) {
      const ids = Array.from(ipa).map((character) => vocab[character])
      const known = ids.filter((id) => id !== undefined)
      if (known.length === 0) throw new RangeError(`nothing of “${ipa}” can be sounded`)
      if (known.length > MOST_TOKENS) throw new RangeError(`${known.length} sounds at once, at most ${MOST_TOKENS}`)
      const tokens = BigInt64Array.from([0, ...known, 0].map(BigInt))
      const made = await session.run({
        tokens: new Tensor('int64', tokens, [1, tokens.length]),
        style: new Tensor('float32', styleOf(voice, known.length), [1, width]),
        speed: new Tensor('float32', Float32Array.of(speed), [1]),
      })
      const samples = floats(made[wave])
      const frames = floats(made[DURATIONS])
      let next = 1
      const unitMs = Array.from(ipa).flatMap((character, i) => {
        const ms = ids[i] === undefined ? 0 : (frames[next++] ?? 0) * FRAME_MS
        return [ms, ...Array.from({ length: character.length - 1 }, () => 0)]
      })
      return { samples, leadMs: (frames[0] ?? 0) * FRAME_MS, unitMs }
    },

    close: () => session.release(),
  }
}

/** The same voice, which makes no sound twice of those it made last: as many as `most` are remembered. */
export function remembering(kokoro: Kokoro, most: number): Kokoro {
  const made = new Map<string, Promise<Sounded>>()
  return {
    ...kokoro,
    sound(ipa, voice, speed) {
      const key = JSON.stringify([ipa, voice, speed])
      const sounded = made.get(key) ?? kokoro.sound(ipa, voice, speed)
      made.delete(key)
      made.set(key, sounded)
      const [oldest] = made.keys()
      if (made.size > most && oldest !== undefined) made.delete(oldest)
      return sounded
    },
  }
}

function floats(tensor: Tensor | undefined): Float32Array {
  if (!(tensor?.data instanceof Float32Array)) throw new TypeError('the model gave no sound')
  return tensor.data
}

function readTable(folder: string): z.infer<typeof voiceTable> {
  const file = join(folder, 'voices.json')
  try {
    return voiceTable.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    throw unusable(file, error)
  }
}

function readStyles(folder: string, count: number): Float32Array {
  const file = join(folder, 'voices.bin')
  try {
    if (statSync(file).size !== count * Float32Array.BYTES_PER_ELEMENT) throw new Error('it has another size')
    // Copied: the bytes of a file may begin anywhere in memory, floats may not.
    return new Float32Array(new Uint8Array(readFileSync(file)).buffer)
  } catch (error) {
    throw unusable(file, error)
  }
}

function readRuntime(folder: string): Runtime {
  const file = join(folder, 'node_modules/onnxruntime-node')
  try {
    // Cast: pinned by the voice folder's list, with the interface of that version.
    return createRequire(join(folder, 'voices.json'))('onnxruntime-node') as Runtime
  } catch (error) {
    throw unusable(file, error)
  }
}
