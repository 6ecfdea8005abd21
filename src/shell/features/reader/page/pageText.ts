import { parseMarkup } from '../../../../content/markup.ts'

/** A part of a word in one weight; the full stop after a bold word is a separate piece. */
interface Piece {
  readonly text: string
  readonly isBold: boolean
}

/** A word with its punctuation. */
export interface Word {
  /** Its index on the page, which is also its index in the narration. */
  readonly index: number
  /** Index of its sentence on the page, from 0. */
  readonly sentence: number
  readonly pieces: readonly Piece[]
}

/** A page's text as it is shown: paragraphs of words. */
export interface PageText {
  readonly paragraphs: readonly (readonly Word[])[]
  readonly words: readonly Word[]
  readonly sentenceCount: number
  /** Number of characters; long texts get a smaller font. */
  readonly length: number
}

const ENDS_SENTENCE = /[.!?…]["”’')]*$/

/** Parses a text; the reader's name is inserted as plain text. */
export function readPageText(paragraphs: readonly string[], name: string): PageText {
  let index = 0
  let sentence = 0
  let length = 0
  const read = paragraphs.map((source) =>
    piecesByWord(source, name).map((pieces): Word => {
      const word = { index, sentence, pieces }
      const text = pieces.map((piece) => piece.text).join('')
      index += 1
      length += text.length + 1
      if (ENDS_SENTENCE.test(text)) sentence += 1
      return word
    }),
  )
  const words = read.flat()
  return { paragraphs: read, words, sentenceCount: (words.at(-1)?.sentence ?? -1) + 1, length: Math.max(0, length - 1) }
}

function piecesByWord(source: string, name: string): Piece[][] {
  const words: Piece[][] = []
  let isOpen = false
  for (const { text, isBold } of parseMarkup(source, name)) {
    for (const part of text.split(/(\s+)/)) {
      if (part.trim() === '') {
        if (part !== '') isOpen = false
        continue
      }
      const piece = { text: part, isBold }
      if (isOpen) words.at(-1)?.push(piece)
      else words.push([piece])
      isOpen = true
    }
  }
  return words
}

/** The first word of the same sentence in the other language; if the numbers of sentences differ, of the proportional one. */
export function sameSentence(from: PageText, word: number, to: PageText): number {
  const sentence = from.words[word]?.sentence ?? 0
  const there =
    from.sentenceCount === to.sentenceCount ? sentence : Math.floor((sentence * to.sentenceCount) / from.sentenceCount)
  return to.words.find((candidate) => candidate.sentence === there)?.index ?? 0
}
