import type { Language } from '../../../../game/language.ts'
import type { DraftPage } from '../draft/schema.ts'

/** The four parts of a page, in the order of the tabs. */
export const PARTS = ['picture', 'words', 'voice', 'play'] as const
/** A part of a page; also a tab of the editor. */
export type Part = (typeof PARTS)[number]
/** `done`: there · `look`: there, but something of it is old or lacking · `none`: not begun. */
export type Progress = 'done' | 'look' | 'none'

/** How far each part of a page is. The cover has no game; a page may have none. */
export function pageProgress(page: DraftPage, languages: readonly Language[]): Readonly<Record<Part, Progress>> {
  return {
    picture: page.picture.items.length > 0 || page.photo !== null ? photoProgress(page) : 'none',
    words: ofAll(languages.map((language) => ((page.words[language] ?? '').trim() === '' ? 'none' : 'done'))),
    voice: ofAll(languages.map((language) => voiceProgress(page, language))),
    play: page.play === null ? 'none' : 'done',
  }
}

const photoProgress = ({ photo }: DraftPage): Progress => (photo?.people === 'unasked' ? 'look' : 'done')

function voiceProgress({ voice, words }: DraftPage, language: Language): Progress {
  const take = voice[language]
  if (!take) return 'none'
  const isOld = take.text.trim() !== (words[language] ?? '').trim()
  return isOld || take.words.length === 0 || take.words.some(({ unsure }) => unsure) ? 'look' : 'done'
}

/** Done where all are; not begun where none is. */
function ofAll(states: readonly Progress[]): Progress {
  if (states.every((state) => state === 'done')) return 'done'
  return states.every((state) => state === 'none') ? 'none' : 'look'
}
