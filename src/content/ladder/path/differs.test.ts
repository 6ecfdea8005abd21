import { expect, it } from 'vitest'
import { differsAt } from './differs.ts'
import { LADDER } from './testChild.ts'

const wordsOf = (text: string) => text.match(/[\p{L}-]+/gu) ?? []
const all = (['en', 'id'] as const).flatMap((language) =>
  LADDER.languages[language].steps.flatMap(({ sentences }) =>
    sentences.map((sentence) => ({
      sentence,
      at: differsAt(sentence, wordsOf(sentence.text), { pictures: LADDER.pictures, language }),
    })),
  ),
)

it('points at a word of the sentence wherever both wrong pictures differ in one thing', () => {
  const named = all.flatMap(({ sentence, at }) => (at === undefined ? [] : [wordsOf(sentence.text)[at]]))
  expect(named.length).toBeGreaterThan(25)
  expect(named).not.toContain(undefined)
})

const pictures = { dog: picture('dog', 'anjing'), cat: picture('cat', 'kucing'), box: picture('box', 'kotak') }
function picture(en: string, id: string) {
  return { name: { en, id } }
}
const sentence = (text: string, shows: object, ...not: object[]) => ({
  id: 'x',
  text,
  item: 'sentence:x',
  shows: { a: 'dog', ...shows },
  not: not.map((one) => ({ a: 'dog', ...one })),
})
const at = (one: ReturnType<typeof sentence>) => differsAt(one, wordsOf(one.text), { pictures, language: 'en' })

it.each([
  ['who', sentence('The dog sits.', {}, { a: 'cat' }, { a: 'cat' }), 1],
  ['how many', sentence('Two dogs.', { n: 2 }, { n: 1 }, { n: 3 }), 0],
  ['where', sentence('A dog in a box.', { rel: 'in', b: 'box' }, { rel: 'in', b: 'cat' }), 4],
  ['something that no word says', sentence('A dog.', {}, { act: 'run' }), undefined],
  ['several things', sentence('A dog.', {}, { a: 'cat' }, { n: 2 }), undefined],
])('tells by which word the pictures differ: %s', (_, one, wanted) => expect(at(one)).toBe(wanted))
