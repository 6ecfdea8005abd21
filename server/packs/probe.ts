import { fileTypeFromBuffer } from 'file-type'
import {
  type MediaFact,
  type MediaType,
  mostPixels,
  packFault,
  type PackFault,
  type PackLimits,
  tooLarge,
  typeOfName,
} from '../../src/content/pack/index.ts'
import { probePicture } from './pictures.ts'
import { mp3Ms } from './sounds/mp3.ts'
import { mp4Ms } from './sounds/mp4.ts'
import { oggMs } from './sounds/ogg.ts'
import { parsedSound, type SoundFault } from './sounds/sound.ts'
import { webmMs } from './sounds/webm.ts'

/** What file-type calls the types that a pack may have. */
const FOUND: Readonly<Record<string, MediaType>> = {
  'image/avif': 'image/avif',
  'image/webp': 'image/webp',
  'image/png': 'image/png',
  'image/jpeg': 'image/jpeg',
  'video/webm': 'audio/webm',
  'audio/webm': 'audio/webm',
  'audio/ogg': 'audio/ogg',
  'audio/ogg; codecs=opus': 'audio/ogg',
  'audio/mpeg': 'audio/mpeg',
  'audio/mp4': 'audio/mp4',
  'audio/x-m4a': 'audio/mp4',
  'video/mp4': 'audio/mp4',
}

const SOUNDS: Readonly<Partial<Record<MediaType, (bytes: Uint8Array) => number>>> = {
  'audio/mpeg': mp3Ms,
  'audio/ogg': oggMs,
  'audio/webm': webmMs,
  'audio/mp4': mp4Ms,
}

const SOUND_CODES = { broken: 'sound-broken', codec: 'sound-codec', extra: 'media-extra' } as const satisfies Record<
  SoundFault,
  string
>

/** What was found in a medium; `fact` is absent where it is refused. */
export interface Probed {
  readonly fact: MediaFact | undefined
  readonly faults: readonly PackFault[]
}

/** Looks into a picture or a sound: its real type, that it can be decoded, how large or long it is, that nothing else is in the file. */
export async function probeMedia(name: string, bytes: Uint8Array, limits: PackLimits): Promise<Probed> {
  const found = FOUND[(await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime ?? '']
  const said = typeOfName(name)
  if (!found) return refused('media-kind', name)
  if (found !== said) return refused('file-type', name, { said: said ?? '', found })
  const parse = SOUNDS[found]
  if (parse) {
    const sound = parsedSound(() => parse(bytes))
    if ('fault' in sound) return refused(SOUND_CODES[sound.fault], name)
    return { fact: { type: found, bytes: bytes.length, ms: Math.round(sound.ms) }, faults: [] }
  }
  const picture = await probePicture(bytes, found, mostPixels(found, limits))
  if (!('fault' in picture)) return { fact: { type: found, bytes: bytes.length, ...picture }, faults: [] }
  if (picture.fault !== 'large') return refused(picture.fault === 'extra' ? 'media-extra' : 'picture-broken', name)
  return { fact: undefined, faults: [tooLarge(name, picture.pixels, mostPixels(found, limits))] }
}

function refused(code: Parameters<typeof packFault>[0], name: string, params = {}): Probed {
  return { fact: undefined, faults: [packFault(code, name, '', { name, ...params })] }
}
