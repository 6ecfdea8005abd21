import { LANGUAGES, type Language } from '../../../../game/language.ts'

/** A title in a language, else in another one; undefined where it has none yet. */
export function titleOf(
  title: { readonly [Name in Language]?: string | undefined },
  language: Language,
): string | undefined {
  const written = [language, ...LANGUAGES]
    .map((one) => title[one]?.trim())
    .find((text) => text !== undefined && text !== '')
  return written
}
