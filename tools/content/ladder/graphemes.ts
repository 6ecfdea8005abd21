import { wordsOf } from '../../../src/content/levels/reading.ts'
import type { Grapheme, LanguageLadder } from '../../../src/content/ladder/schema.ts'
import { type Language, LANGUAGES } from '../../../src/game/language.ts'
import type { Expect } from '../fault.ts'
import type { ShownPictures } from './pictures.ts'
import { checkText } from './texts.ts'

/** Neighbours that must not be new on one step: children mix them up. */
const APART: Readonly<Record<Language, readonly (readonly [string, string])[]>> = {
  id: [
    ['b', 'd'],
    ['m', 'n'],
    ['b', 'p'],
    ['n', 'ng'],
    ['ng', 'ny'],
    ['é', 'ə'],
    ['l', 'r'],
    ['c', 'j'],
  ],
  en: [
    ['b', 'd'],
    ['m', 'n'],
    ['b', 'p'],
    ['n', 'ng'],
    ['a', 'e'],
    ['f', 'v'],
    ['s', 'z'],
    ['a', 'o'],
    ['i', 'e'],
  ],
}
const MOST_MOUTH_WORDS = 8
/** Letters that look like others but are not taught as sounds of their own. */
const ELSEWHERE = [...'qvxaozfyeiuw'.split(''), 'ao']

/** Checks the sounds of a language: their mouth cues, keywords and neighbours. */
export function checkGraphemes(ladder: LanguageLadder, language: Language, shown: ShownPictures, expect: Expect): void {
  const { graphemes, steps } = ladder
  const steppedAt = new Map(steps.flatMap((step) => step.new.map((id) => [id, step.order] as const)))
  for (const [one, other] of APART[language])
    expect(
      steppedAt.get(one) === undefined || steppedAt.get(one) !== steppedAt.get(other),
      `ladder ${language}`,
      `${one} and ${other} come on one step`,
    )
  const neighbours = new Set([...graphemes.flatMap(({ id, text }) => [id, text]), ...ELSEWHERE])
  for (const grapheme of graphemes) {
    const where = `${language} grapheme ${grapheme.id}`
    checkGrapheme(grapheme, where, neighbours, expect)
    shown.show(grapheme.keyword.picture, where, expect)
  }
  const items = new Set(graphemes.map(({ item }) => item))
  expect(items.size === graphemes.length, `ladder ${language}`, 'two sounds have one item')
  const ids = new Set(graphemes.map(({ id }) => id))
  expect(ids.size === graphemes.length, `ladder ${language}`, 'a grapheme is there twice')
}

function checkGrapheme(grapheme: Grapheme, where: string, neighbours: ReadonlySet<string>, expect: Expect): void {
  const { ipa, mouth, confusable, item, id } = grapheme
  expect(ipa !== '' && !ipa.includes('/'), where, 'has no phoneme')
  checkText(mouth, `${where} mouth`, expect)
  for (const language of LANGUAGES) {
    const words = wordsOf(mouth[language]).length
    expect(words <= MOST_MOUTH_WORDS, `${where} mouth`, `has ${words} words, at most ${MOST_MOUTH_WORDS}`)
  }
  expect(keywordFits(grapheme), where, `the keyword ${grapheme.keyword.text} has it not at its ${grapheme.keyword.at}`)
  for (const near of [...confusable.looks, ...confusable.sounds]) {
    expect(neighbours.has(near), where, `the neighbour '${near}' is unknown`)
    expect(near !== id, where, 'is its own neighbour')
  }
  expect(item.startsWith('sound:'), where, `has the item ${item}`)
}

function keywordFits({ text, keyword }: Grapheme): boolean {
  const word = keyword.text.toLowerCase()
  if (keyword.at === 'onset') return word.startsWith(text)
  if (keyword.at === 'coda') return word.endsWith(text)
  return word.includes(text) || new RegExp(`${text.replace('_', '[^aeiou]')}$`).test(word)
}
