import type { Language } from '../../../../game/language.ts'
import type { OwnClips } from '../bench/ownClips.ts'
import type { KitIndex } from '../../../../content/kit/schema.ts'
import { wordsOf } from '../../../../content/levels/reading.ts'
import type { DraftPage, Take } from '../draft/schema.ts'

/** Where a line can be heard: a part of a recording, or one of the app's own clips. Times in ms. */
export type VoiceOf =
  | { readonly from: 'take'; readonly take: Take; readonly startMs: number; readonly ms: number }
  | { readonly from: 'ours'; readonly src: string; readonly startMs: number; readonly ms: number }

/** Around a word that is cut from a narration, so that its first and last sounds are whole. */
const AROUND_MS = 40

const plain = (text: string): string => wordsOf(text).join(' ').toLowerCase()

/** A whole recording, as it is heard. */
export const wholeTake = (take: Take): VoiceOf => ({ from: 'take', take, startMs: take.startMs, ms: take.ms })

/**
 * Finds who says a text: a recording of its own, on any page; else the words in a narration that was tapped along; else one of the app's words, which
 * are called after things of the kit. `undefined`: nobody.
 */
export class Voices {
  private readonly pages: readonly DraftPage[]
  private readonly speech: OwnClips
  private readonly kit: Pick<KitIndex, 'sprites'>
  private readonly found = new Map<string, VoiceOf | undefined>()

  constructor(pages: readonly DraftPage[], speech: OwnClips, kit: Pick<KitIndex, 'sprites'>) {
    this.pages = pages
    this.speech = speech
    this.kit = kit
  }

  /** One of the app's own clips by its path. */
  ours(path: string): VoiceOf | undefined {
    const clip = this.speech.speech(path)
    return clip && { from: 'ours', ...clip }
  }

  of(text: string, language: Language): VoiceOf | undefined {
    const mark = `${language} ${text}`
    if (!this.found.has(mark))
      this.found.set(mark, this.recorded(text, language) ?? this.cut(text, language) ?? this.ourWord(text, language))
    return this.found.get(mark)
  }

  private recorded(text: string, language: Language): VoiceOf | undefined {
    const wanted = plain(text)
    for (const { lines } of this.pages) {
      const own = Object.entries(lines[language]).find(([said]) => plain(said) === wanted)
      if (own) return wholeTake(own[1])
    }
    return undefined
  }

  private cut(text: string, language: Language): VoiceOf | undefined {
    const wanted = wordsOf(text.toLowerCase())
    if (wanted.length === 0) return undefined
    for (const { voice } of this.pages) {
      const take = voice[language]
      const said = take?.words.map(({ word }) => plain(word)) ?? []
      const at = said.findIndex((_, index) => wanted.every((word, n) => said[index + n] === word))
      const [first, last] = [take?.words[at], take?.words[at + wanted.length - 1]]
      if (!take || !first || !last) continue
      const from = Math.max(take.words[at - 1]?.end ?? 0, first.start - AROUND_MS)
      const to = Math.min(take.words[at + wanted.length]?.start ?? take.ms, last.end + AROUND_MS, take.ms)
      if (to > from) return { from: 'take', take, startMs: Math.round(take.startMs + from), ms: Math.round(to - from) }
    }
    return undefined
  }

  private ourWord(text: string, language: Language): VoiceOf | undefined {
    const wanted = text.trim().toLowerCase()
    const things = this.kit.sprites.filter(({ title }) => title[language].toLowerCase() === wanted)
    return things
      .map(({ name }) => this.ours(`/audio/words/${language}/${name}.mp3`))
      .find((clip) => clip !== undefined)
  }
}
