import { expect, it } from 'vitest'
import { buildLessons } from '../../../src/content/lessons.ts'
import type { ItemGroup, ItemSkill } from '../../../src/game/items.ts'
import { specifiedBooks } from '../../../tests/helpers/specifiedBooks.ts'
import { makeRefs } from './refs.ts'

const group: ItemGroup = { id: 'syllables', prefix: 'syllable', label: { en: 'Syllables', id: 'Suku kata' } }
const skill: ItemSkill = { id: 'clap', label: { en: 'Clapping', id: 'Menepuk' }, rung: 'syllables' }
const books = await buildLessons(specifiedBooks)
const key = 'syllable:sun|clap'
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
  expect(refs.item(key)).toEqual({ key, name: 'sun', group: 'syllables', skill: 'clap', label, ...names })
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
  const chosen = { name: 'moon', group: 'syllables', skill: 'clap', label: { en: 'moon', id: 'moon' } }
  expect(refs.item('syllable:moon|clap')).toEqual({ key: 'syllable:moon|clap', ...chosen, ...names })
  expect(refs.item('planet:moon|clap')).toBeUndefined()
  expect(refs.item('syllable:moon|sing')).toBeUndefined()
})
