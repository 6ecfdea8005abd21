import { packPaths } from '../../../../content/pack/paths.ts'
import type { PackSpeech } from '../../../../content/pack/schema.ts'
import type { MediaFact, MediaType } from '../../../../content/pack/names.ts'
import type { Take } from '../draft/schema.ts'
import { TRIAL_NUMBER } from '../play/assets.ts'
import type { VoiceOf } from './voices.ts'

/** A file that goes into a pack: from the device's store of media, or one of the app's own by its URL path. */
export type FileOf = { readonly media: string } | { readonly ours: string }

const ENDINGS: Readonly<Partial<Record<MediaType, string>>> = {
  'audio/webm': 'webm',
  'audio/ogg': 'ogg',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'image/webp': 'webp',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/avif': 'avif',
}

/** What a file of this type ends with in a pack. */
export const endingOf = (type: MediaType): string => ENDINGS[type] ?? 'bin'

const toPack = packPaths(TRIAL_NUMBER)

/** speech.json of a pack, and the sounds that it speaks of. */
export class SpeechBuilder {
  readonly files = new Map<string, FileOf>()
  readonly facts = new Map<string, MediaFact>()
  private readonly sounds: string[][] = []
  private readonly lines: Record<string, PackSpeech['lines'][string]> = {}

  /** Notes who says a line; `path` as the app has it. `words` are those of a narration. Gives the line's name in a pack. */
  say(path: string, voice: VoiceOf, words: Take['words'] = []): string {
    const name = toPack(path)
    const timed = words.map(({ word, start, end }) => [word, start, end] as [string, number, number])
    this.lines[name] = {
      sound: voice.from === 'take' ? this.soundOf(voice.take) : this.ours(voice.src, voice.startMs + voice.ms),
      startMs: Math.round(voice.startMs),
      ms: Math.max(1, Math.round(voice.ms)),
      ...(isOrdered(timed, voice.ms) ? { words: timed } : {}),
    }
    return name
  }

  result(): PackSpeech {
    return { sounds: this.sounds, lines: this.lines }
  }

  private soundOf({ media, type, fileMs }: Take): number {
    const name = `media/voice/${media}.${endingOf(type)}`
    this.files.set(name, { media })
    this.facts.set(name, { type, bytes: 1, ms: Math.round(fileMs) })
    return this.indexOf([name])
  }

  /** The app's sounds are there in both formats. */
  private ours(src: string, endMs: number): number {
    const stem = `media/app/${src.replace(/^\/audio\//, '').replaceAll('/', '-')}`
    const names = [`${stem}.webm`, `${stem}.mp3`]
    const types = ['audio/webm', 'audio/mpeg'] as const
    for (const [index, type] of types.entries()) {
      const name = names[index] ?? ''
      const ms = Math.max(endMs, this.facts.get(name)?.ms ?? 0)
      this.files.set(name, { ours: `${src}.${type === 'audio/webm' ? 'webm' : 'mp3'}` })
      this.facts.set(name, { type, bytes: 1, ms })
    }
    return this.indexOf(names)
  }

  private indexOf(names: string[]): number {
    const known = this.sounds.findIndex(([first]) => first === names[0])
    return known >= 0 ? known : this.sounds.push(names) - 1
  }
}

/** Words that were tapped in the wrong order, or that go on after the recording, would stop the book: it is then heard without marks. */
const isOrdered = (words: readonly (readonly [string, number, number])[], ms: number): boolean =>
  words.length > 0 &&
  words.every(([word, from, to], at) => word !== '' && from <= to && from >= (words[at - 1]?.[2] ?? 0)) &&
  (words.at(-1)?.[2] ?? 0) <= ms
