/** The languages a child can choose: ISO 639-1. Only the content keys use the specification's names `content-en` and `content-in`. */
export const LANGUAGES = ['en', 'id'] as const

/** `en` English, `id` Indonesian. */
export type Language = (typeof LANGUAGES)[number]

/** One value for each language: a text, a list of texts, or the path of a sound. */
export type Local<T = string> = Readonly<Record<Language, T>>

/** The next language of the list; with two languages, the other one. */
export function otherLanguage(language: Language): Language {
  return LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length] ?? language
}
