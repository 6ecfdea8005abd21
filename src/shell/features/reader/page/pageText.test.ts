import { describe, expect, it } from 'vitest'
import { readPageText, sameSentence } from './pageText.ts'

const plain = (paragraphs: string[], name = '') =>
  readPageText(paragraphs, name).words.map(({ pieces }) => pieces.map(({ text }) => text).join(''))

describe('words', () => {
  it('include their punctuation, even across a change of weight', () => {
    const { words } = readPageText(['A <b>duck</b>. “Hi!”'], '')
    expect(words.map(({ pieces }) => pieces)).toEqual([
      [{ text: 'A', isBold: false }],
      [
        { text: 'duck', isBold: true },
        { text: '.', isBold: false },
      ],
      [{ text: '“Hi!”', isBold: false }],
    ])
  })

  it('are numbered across paragraphs', () => {
    expect(readPageText(['One two.', 'Three.'], '').words.map(({ index }) => index)).toEqual([0, 1, 2])
  })

  it('are split correctly with several bold words and irregular spaces', () => {
    expect(plain(['  <b>rice  field</b>\n<b>x</b>y '])).toEqual(['rice', 'field', 'xy'])
  })

  it('include a name as text, never as markup', () => {
    expect(plain(['by {name}!'], '<b>Eka</b>')).toEqual(['by', '<b>Eka</b>!'])
  })

  it('are empty on an empty page', () => {
    expect(readPageText([], '')).toEqual({ paragraphs: [], words: [], sentenceCount: 0, length: 0 })
  })
})

describe('sentences', () => {
  it('end at full stops, question and exclamation marks, with closing quotes', () => {
    const { words } = readPageText(['“Is it Kiko?” asks Ayu. “No!” Look…'], '')
    expect(words.map(({ sentence }) => sentence)).toEqual([0, 0, 0, 1, 1, 2, 3])
  })

  it('map to the same sentence in the other language', () => {
    const en = readPageText(['The sun shines. A duck swims. A buffalo naps.'], '')
    const id = readPageText(['Matahari bersinar. Bebek berenang. Kerbau tidur.'], '')
    expect(sameSentence(en, 4, id)).toBe(2)
    expect(sameSentence(id, 0, en)).toBe(0)
  })

  it('map proportionally if their numbers differ', () => {
    const three = readPageText(['A. B. C.'], '')
    const four = readPageText(['A. B. C. D.'], '')
    expect(sameSentence(four, 3, three)).toBe(2)
    expect(sameSentence(four, 0, three)).toBe(0)
  })
})
