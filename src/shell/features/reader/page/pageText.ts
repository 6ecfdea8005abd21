import { parseMarkup } from '../../../../content/markup.ts'

/** A stretch of a word in one weight; a bold word's full stop is a piece of its own. */
interface Piece {
  readonly text: string
  readonly isBold: boolean
}

/** A written word, with the marks that cling to it. */
export interface Word {
  /** Its place on the page, which is its place in the narration. */
  readonly index: number
  /** Which sentence of the page, from 0. */
  readonly sentence: number
  readonly pieces: readonly Piece[]
}

/** A page's text as it is shown: paragraphs of words. */
export interface PageText {
  readonly paragraphs: readonly (readonly Word[])[]
  readonly words: readonly Word[]
  readonly sentenceCount: number
  /** Letters and spaces; long texts are set smaller. */
  readonly length: number
}

const ENDS_SENTENCE = /[.!?…]["”’')]*$/

/** Takes a text apart; the reader's name is put in as plain text. */
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

/** The first word of the same sentence in the other language's text; where the sentences are not as many, of the one as far on. */
export function sameSentence(from: PageText, word: number, to: PageText): number {
  const sentence = from.words[word]?.sentence ?? 0
  const there =
    from.sentenceCount === to.sentenceCount ? sentence : Math.floor((sentence * to.sentenceCount) / from.sentenceCount)
  return to.words.find((candidate) => candidate.sentence === there)?.index ?? 0
}
