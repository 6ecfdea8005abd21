/** A word of a text as it is written, with what touches it; `isSaid` is false of a dash that stands alone. */
export interface Token {
  readonly text: string
  readonly isSaid: boolean
  /** Its sentence, from 0. */
  readonly sentence: number
}

const ENDS_SENTENCE = /[.!?…]["”’')]*$/
const SAID = /[\p{Letter}\p{Number}]/u

/** The words of a text, split as the reader splits them, so that a word time belongs to each word that lights up. A paragraph ends its sentence. */
export function tokensOf(text: string): Token[] {
  let sentence = 0
  return text.split('\n').flatMap((paragraph) => {
    const words = paragraph.split(/\s+/).filter((word) => word !== '')
    return words.map((word, at) => {
      const token = { text: word, isSaid: SAID.test(word), sentence }
      if (ENDS_SENTENCE.test(word) || at === words.length - 1) sentence += 1
      return token
    })
  })
}

/** A word without what touches it, for a button: `“Lihat,` is Lihat. */
export const bare = (word: string): string => word.replace(/^[^\p{Letter}\p{Number}]+|[^\p{Letter}\p{Number}]+$/gu, '')

/** A word as it is compared: bare, lower case, no marks. */
export const likeness = (word: string): string =>
  bare(word)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{Mark}'’]/gu, '')

/** The sentences of a text as lists of the places of their words. */
export function sentencesOf(tokens: readonly Token[]): number[][] {
  const sentences: number[][] = []
  for (const [at, { sentence }] of tokens.entries()) (sentences[sentence] ??= []).push(at)
  return sentences
}
