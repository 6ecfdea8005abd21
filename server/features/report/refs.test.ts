import { expect, it } from 'vitest'
import { buildLessons } from '../../../src/content/lessons.ts'
import type { ItemGroup, ItemSkill } from '../../../src/game/items.ts'
import { specifiedBooks } from '../../../tests/helpers/specifiedBooks.ts'
import { makeRefs } from './refs.ts'

const group: ItemGroup = { id: 'rhymes', prefix: 'rhyme', label: { en: 'Rhymes', id: 'Rima' } }
const skill: ItemSkill = { id: 'chant', label: { en: 'Chanting', id: 'Berpantun' }, rung: 'syllables' }
const books = await buildLessons(specifiedBooks)
const key = 'rhyme:sun|chant'
const label = { en: 'sun', id: 'matahari' }
const lessons = {
  ...books,
  items: new Map(books.items).set(key, {
    key,
    name: 'sun',
    group: group.id,
    skill: skill.id,
    label,
    places: ['b1-p01'],
  }),
  groups: new Map(books.groups).set(group.id, group),
  skills: new Map(books.skills).set(skill.id, skill),
}
const refs = makeRefs(lessons)

it('includes the labels of a group and a skill that a kind defines', () => {
  const names = { group_label: group.label, skill_label: skill.label }
  expect(refs.item(key)).toEqual({ key, name: 'sun', group: 'rhymes', skill: 'chant', label, ...names })
})

it('omits the labels of shared groups and skills, which the screens have', () => {
  expect(refs.item('letter:E|find')).toEqual({
    key: 'letter:E|find',
    name: 'E',
    group: 'letters',
    skill: 'find',
    label: { en: 'E', id: 'E' },
  })
})

it('labels an item that no question asks for by its key, if its group and skill are known', () => {
  const names = { group_label: group.label, skill_label: skill.label }
  const chosen = { name: 'moon', group: 'rhymes', skill: 'chant', label: { en: 'moon', id: 'moon' } }
  expect(refs.item('rhyme:moon|chant')).toEqual({ key: 'rhyme:moon|chant', ...chosen, ...names })
  expect(refs.item('planet:moon|chant')).toBeUndefined()
  expect(refs.item('rhyme:moon|sing')).toBeUndefined()
})

it.each([
  ['word:batu|read', { name: 'batu', group: 'words', skill: 'read', label: { en: 'batu', id: 'batu' } }],
  ['sound:m|hear', { name: 'm', group: 'sounds', skill: 'hear', label: { en: 'm', id: 'm' } }],
  ['syllable:ba|see', { name: 'ba', group: 'syllables', skill: 'see', label: { en: 'ba', id: 'ba' } }],
  [
    'story:b1-p03|what',
    {
      name: 'b1-p03',
      group: 'story',
      skill: 'what',
      label: { en: 'What does Kiko love to pop?', id: 'Kiko suka memecahkan apa?' },
    },
  ],
  [
    'story:b1-p03-what-2|what',
    { name: 'b1-p03-what-2', group: 'story', skill: 'what', label: { en: 'the basket', id: 'bakul' } },
  ],
])('names what the ladder and the stories ask: %s', (key, item) => {
  expect(refs.item(key)).toEqual({ key, ...item })
})

it('names stations of the path, which no book has', () => {
  expect(refs.place('today-2')).toMatchObject({ kind: 'activity', book_id: 0, number: 2 })
  expect(refs.place('today-x')).toBeUndefined()
})
