import type { Language } from '../../../../game/language.ts'

/** A text that somebody has to say. */
interface WantedLine {
  readonly text: string
  readonly language: Language
}

/** How a text to be said stands in the address. */
export const sayField = ({ text, language }: WantedLine): string => `${language}:${text}`

/** The text to be said of an address; undefined where it asks for something else. */
export function wantedLine(field: string | undefined): WantedLine | undefined {
  const [, language, text] = /^(en|id):(.+)$/s.exec(field ?? '') ?? []
  return text !== undefined && (language === 'en' || language === 'id') ? { text, language } : undefined
}
