import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { systemCode } from '../lib/systemCode.ts'

/** A voice folder that is incomplete or damaged. The message names the file and says what to do. */
export class VoiceFault extends Error {}

/** The list of a voice folder's files. */
export const VOICE_LIST = 'voice.json'

/** Files without which nothing can be spoken. */
export const VOICE_PARTS = ['model.onnx', 'voices.bin', 'voices.json', 'english.json', 'indonesian.tsv'] as const

const again = (folder: string) => `Install the voice again: npm run voice -- install --to ${folder}`

const noVoiceIn = (folder: string) =>
  `${folder} holds no voice (${VOICE_LIST} is missing). Install one: npm run voice -- install --to ${folder}`

/** A path inside the folder, with `/`. */
const inside = z.string().refine((path) => !/^\/|\\|:|(^|\/)\.\.(\/|$)/.test(path))

const voiceList = z.object({
  version: z.string().min(1).max(100),
  files: z.record(inside, z.string().regex(/^[0-9a-f]{64}$/)),
})

/** What a voice folder holds: its version, and the sha256 of each file by its path. */
export type VoiceList = z.infer<typeof voiceList>

/** Reads a voice folder's list; `undefined` where there is none. Throws `VoiceFault` if it is damaged. */
export async function readVoiceList(folder: string): Promise<VoiceList | undefined> {
  const file = join(folder, VOICE_LIST)
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(systemCode(error))) return undefined
    throw new VoiceFault(`${file} cannot be read (${systemCode(error)}). ${again(folder)}`)
  }
  const parsed = voiceList.safeParse(jsonOf(text))
  if (!parsed.success) throw new VoiceFault(`${file} is damaged. ${again(folder)}`)
  const missing = VOICE_PARTS.find((name) => !(name in parsed.data.files))
  if (missing !== undefined) throw new VoiceFault(`${file} does not list ${missing}. ${again(folder)}`)
  return parsed.data
}

/** Compares every listed file with its sha256. Throws `VoiceFault` for the first that is missing or differs. */
export async function checkVoice(folder: string): Promise<VoiceList> {
  const list = await readVoiceList(folder)
  if (!list) throw new VoiceFault(noVoiceIn(folder))
  for (const [name, wanted] of Object.entries(list.files)) {
    const file = join(folder, name)
    const found = await sha256Of(file).catch((error: unknown) => {
      const code = systemCode(error)
      throw new VoiceFault(
        code === 'ENOENT'
          ? `${file} is missing. ${again(folder)}`
          : `${file} cannot be read (${code}). ${again(folder)}`,
      )
    })
    if (found !== wanted) throw new VoiceFault(`${file} is damaged: its sha256 is not the listed one. ${again(folder)}`)
  }
  return list
}

/** Why there is no voice in a folder, in a sentence for the operator; `undefined` if its list is in order. Reads the list only. */
export async function voiceTrouble(folder: string): Promise<string | undefined> {
  try {
    return (await readVoiceList(folder)) ? undefined : noVoiceIn(folder)
  } catch (error) {
    if (error instanceof VoiceFault) return error.message
    throw error
  }
}

/** The sha256 of a file, in hexadecimal. Rejects with the system's error. */
export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
