import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { z } from 'zod'
import type { SpeechRequest } from '../contract/speech.ts'
import { builtAt } from '../lib/builtAt.ts'

/** Bytes of all stored sounds: some 400 texts of 300 characters. */
const CACHE_BYTES = 256 * 2 ** 20

/** A file that was begun longer ago is left over, ms. */
const PART_MS = 3_600_000

/** The engine's rules of reading may change with each build, and with them the sound of a text. */
const BUILT_AT = builtAt() ?? 0

/** What is stored beside a sound, as the service answers it; `bytes` is the size of the sound's file. */
const storedSpeech = z.object({
  ms: z.number(),
  bytes: z.int(),
  words: z.array(z.object({ word: z.string(), start_ms: z.number(), end_ms: z.number() })),
  guessed: z.array(z.string()),
  voice: z.string(),
})

/** What `storedSpeech` parses to. */
export type StoredSpeech = z.infer<typeof storedSpeech>

/** The key of a text in a language, spoken by a version of the voice and this build of the service. */
export function speechKey({ text, language }: SpeechRequest, voice: string): string {
  return createHash('sha256')
    .update(JSON.stringify([BUILT_AT, voice, language, text]))
    .digest('hex')
}

/**
 * Spoken texts on disk: KEY.wav, and KEY.json, which is written last and makes the entry. Above `bytes`, what was not used for the longest time goes.
 * Several processes may share the folder. A damaged entry counts as missing.
 */
export function speechCache(folder: string, bytes: number = CACHE_BYTES) {
  const soundOf = (key: string) => join(folder, `${key}.wav`)
  const entryOf = (key: string) => join(folder, `${key}.json`)
  const partOf = () => join(folder, `${randomUUID()}.part`)

  async function get(key: string): Promise<StoredSpeech | undefined> {
    const text = await readFile(entryOf(key), 'utf8').catch(() => undefined)
    const entry = text === undefined ? undefined : parsed(text)
    const size = await sizeOf(soundOf(key))
    // After a power cut either file may be empty.
    if (!entry || entry.bytes !== size) return undefined
    const now = new Date()
    await utimes(entryOf(key), now, now).catch(() => undefined)
    return entry
  }

  async function makeRoom(): Promise<void> {
    const entries = await entriesIn(folder)
    let left = entries.reduce((sum, entry) => sum + entry.bytes, 0)
    for (const { key, bytes: size } of entries.toSorted((one, other) => one.usedAt - other.usedAt)) {
      if (left <= bytes) return
      left -= size
      // The entry first: without its sound it would be damaged.
      await rm(entryOf(key), { force: true })
      await rm(soundOf(key), { force: true })
    }
  }

  return {
    get,

    /** Makes the folder, which only its owner may read, and names a file that a sound can be written to. Rejects if the folder is somebody else's. */
    async begin(): Promise<string> {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const { uid } = await stat(folder)
      if (process.getuid !== undefined && process.getuid() !== uid) {
        throw new Error(`${folder} belongs to another account of this machine. Delete it there.`)
      }
      return partOf()
    },

    /** Stores the sound in `file`, which moves. */
    async put(key: string, file: string, entry: StoredSpeech): Promise<void> {
      const part = partOf()
      await writeFile(part, JSON.stringify(entry), { mode: 0o600 })
      await rename(file, soundOf(key))
      await rename(part, entryOf(key))
      await makeRoom()
    },

    /** Deletes a file of `begin`, if it is still there. */
    drop: (file: string): Promise<void> => rm(file, { force: true }),

    /** A stored sound and its length in bytes; `undefined` if there is none. */
    async open(key: string): Promise<{ readonly bytes: number; readonly stream: Readable } | undefined> {
      const entry = await get(key)
      return entry && { bytes: entry.bytes, stream: createReadStream(soundOf(key), { end: entry.bytes - 1 }) }
    },

    /** Deletes what was last used before `before`, and what was begun and never ended. */
    async sweep(before: Date, now: Date): Promise<void> {
      for (const { key, usedAt } of await entriesIn(folder)) {
        if (usedAt >= before.getTime()) continue
        await rm(entryOf(key), { force: true })
        await rm(soundOf(key), { force: true })
      }
      for (const name of await namesIn(folder)) {
        if (!name.endsWith('.part')) continue
        const begun = await stat(join(folder, name)).catch(() => undefined)
        if (begun && begun.mtimeMs < now.getTime() - PART_MS) await rm(join(folder, name), { force: true })
      }
    },
  }
}

/** What `speechCache` gives. */
export type SpeechCache = ReturnType<typeof speechCache>

/** Every key in the folder with its bytes, and when it was last used (epoch ms). */
async function entriesIn(folder: string) {
  const names = await namesIn(folder)
  const keys = new Set(names.flatMap((name) => /^([0-9a-f]{64})\.(?:wav|json)$/.exec(name)?.[1] ?? []))
  return Promise.all(
    [...keys].map(async (key) => {
      const entry = await stat(join(folder, `${key}.json`)).catch(() => undefined)
      const sound = await stat(join(folder, `${key}.wav`)).catch(() => undefined)
      return {
        key,
        bytes: (sound?.size ?? 0) + (entry?.size ?? 0),
        usedAt: entry?.mtimeMs ?? sound?.mtimeMs ?? 0,
      }
    }),
  )
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => [])

const sizeOf = (file: string): Promise<number | undefined> =>
  stat(file).then(
    ({ size }) => size,
    () => undefined,
  )

function parsed(text: string): StoredSpeech | undefined {
  try {
    return storedSpeech.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
