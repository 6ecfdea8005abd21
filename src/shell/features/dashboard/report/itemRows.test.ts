import { expect, it } from 'vitest'
import { askedSkillsOf, hardest, itemRows, skillsOf, type SkillRow } from './itemRows.ts'

const ids = (count: number) => Array.from({ length: count }, (_, index) => `l${index}`)
function row(name: string, skill: SkillRow['item']['skill'], help: number, notYet: number, asked: number): SkillRow {
  const item = { key: `letter:${name}|${skill}`, name, group: 'letters' as const, skill, label: { en: name, id: name } }
  return {
    item,
    first: ids(asked - help - notYet),
    known: [],
    help: ids(help),
    not_yet: ids(notYet),
    stuck: [],
    none: [],
    asked,
    questions: asked,
    chose: [],
    places: [],
  }
}
const ITEMS = [
  row('A', 'find', 1, 0, 8),
  row('B', 'find', 0, 3, 3),
  row('A', 'sound', 2, 4, 8),
  row('C', 'sound', 4, 2, 8),
]

it('groups the skills of each item, in the order of the books', () => {
  const rows = itemRows(ITEMS, 'letters')
  expect(rows.map(({ name, skills }) => [name, skills.map(({ item }) => item.skill)])).toEqual([
    ['A', ['find', 'sound']],
    ['B', ['find']],
    ['C', ['sound']],
  ])
  expect(skillsOf(rows)).toEqual(['find', 'sound'])
  expect(itemRows(ITEMS, 'numbers')).toEqual([])
})

it('finds the hardest item, weighing a miss more than help and ignoring items with too few tries', () => {
  expect(hardest(itemRows(ITEMS, 'letters'))?.name).toBe('A')
  expect(hardest(itemRows(ITEMS.slice(0, 2), 'letters'))?.name).toBe('A')
  expect(hardest(itemRows(ITEMS.slice(1, 2), 'letters'))).toBeUndefined()
  expect(hardest([])).toBeUndefined()
})

it('leaves out a skill that nobody was asked, unless nobody was asked any', () => {
  const rows = itemRows([row('A', 'find', 1, 1, 4), row('A', 'sound', 0, 0, 0)], 'letters')
  expect(skillsOf(rows)).toEqual(['find', 'sound'])
  expect(askedSkillsOf(rows)).toEqual(['find'])
  expect(askedSkillsOf(itemRows([row('A', 'find', 0, 0, 0)], 'letters'))).toEqual(['find'])
})
