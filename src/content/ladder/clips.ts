import type { Language } from '../../game/language.ts'

const path = (language: Language, folder: string, name: string) => `/audio/ladder/${language}/${folder}/${name}.mp3`
const fileOf = (item: string) => item.replace(/^\w+:/, '').replaceAll('_', '-')

/** Paths of the ladder's spoken lines, as `npm run audio` makes them. An item is `sound:m` or `syllable:ba`. */
export const clipPaths = {
  sound: (language: Language, item: string) => path(language, 'sounds', fileOf(item)),
  mouth: (language: Language, item: string) => path(language, 'mouths', fileOf(item)),
  syllable: (language: Language, item: string) => path(language, 'syllables', fileOf(item)),
  word: (language: Language, word: string) => path(language, 'words', word.toLowerCase().replaceAll(/[^a-z]+/g, '-')),
  sentence: (language: Language, id: string) => path(language, 'sentences', id),
}

/** Whether a spoken line has been made. */
export type HasClip = (path: string) => boolean
