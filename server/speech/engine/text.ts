import type { Language } from './language.ts'
import { unreadable } from './errors.ts'
import { numberWords } from './numbers.ts'

/** A written word and the punctuation that closes it (`,` or `.`; '' if none). */
export interface Token {
  readonly word: string
  readonly closing: string
}

/** A sentence. `isAttribution` marks "she says." after a quotation, which follows after a shorter pause. */
export interface Sentence {
  readonly tokens: readonly Token[]
  readonly isAttribution: boolean
}

/** Letters that either language is written with; é, è and ə tell how an Indonesian e is read. */
const READABLE = /^[A-Za-zÀ-ÖØ-öø-ÿə'-]+$/u
/** Marks that have no sound; they are read as a space. */
const SILENT = /[()[\]{}«»“”"*_#~|/\\<>•]+/gu

/** Plain text: no markup, straight apostrophes, single spaces, dashes as commas. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .replace(/<[^>]*>/g, '')
    .replace(/[‘’]/g, "'")
    .replace(/\s*[–—]\s*|\s-\s/g, ', ')
    .replace(/…|\.{2,}/g, '.')
    .replace(/\s+/g, ' ')
    .trim()
}

/** A written word without the punctuation around it: `"Hooray!"` is `Hooray`. */
function bare(token: string): string {
  return token.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
}

/** The written words of a text, in order. */
export function writtenWords(text: string): string[] {
  return plain(text).split(' ').map(bare).filter(Boolean)
}

/** The sentences of a text, as they are written; each has a word. */
export function sentenceTexts(text: string): string[] {
  return (plain(text).match(/.+?(?:[.!?]+["'”)]*(?=\s|$)|$)/gu) ?? [])
    .map((part) => part.trim())
    .filter((part) => tokensOf(part).length > 0)
}

/** Splits a text into sentences of tokens. */
export function sentences(text: string): Sentence[] {
  let isQuoted = false
  return sentenceTexts(text).map((part) => {
    const isAttribution = isQuoted && /^\p{Ll}/u.test(part)
    isQuoted = /["”']$/u.test(part)
    return { tokens: tokensOf(part), isAttribution }
  })
}

function tokensOf(part: string): Token[] {
  return part
    .split(' ')
    .filter((token) => bare(token) !== '')
    .map((token) => ({ word: bare(token), closing: (/[.,!?;:]+(?=["'”)]*$)/u.exec(token)?.[0] ?? '').slice(0, 1) }))
}

/**
 * How a written word is said: itself, or the words of its number (`12` is `twelve`). Throws `UnspeakableError` if it has characters that neither
 * language is written with.
 */
export function saidWords(word: string, language: Language): string[] {
  const number = numberWords(word, language)
  if (number !== undefined) return number
  const letters = word.replace(SILENT, '')
  if (!READABLE.test(letters)) throw unreadable(word)
  return [letters]
}
