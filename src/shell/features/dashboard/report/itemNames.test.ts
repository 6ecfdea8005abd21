import { expect, it } from 'vitest'
import type { ReportItem } from '../../../../../server/contract/reportParts.ts'
import { groupName, groupsOf, skillName, skillsInOrder } from './itemNames.ts'

const item = (group: string, skill: string, own: Partial<ReportItem> = {}): ReportItem => ({
  key: `x:${group}|${skill}`,
  name: 'x',
  group,
  skill,
  label: { en: 'x', id: 'x' },
  ...own,
})
const own = {
  group_label: { en: 'Rhymes', id: 'Rima' },
  skill_label: { en: 'Chanting', id: 'Berpantun' },
}
const chanted = item('rhymes', 'chant', own)

it('names shared groups and skills itself, and others by their own label', () => {
  expect(groupName(item('letters', 'find'), 'en')).toBe('Letters')
  expect(skillName(item('letters', 'sound'), 'id')).toBe('Huruf pertama kata')
  expect(groupName(chanted, 'id')).toBe('Rima')
  expect(skillName(chanted, 'en')).toBe('Chanting')
})

it('lists each skill once, shared ones in fixed order before others', () => {
  const items = [chanted, item('words', 'build'), item('letters', 'find'), item('words', 'chant', own)]
  expect(skillsInOrder(items).map(({ skill }) => skill)).toEqual(['find', 'build', 'chant'])
})

it('returns all shared groups, then the other groups of the items', () => {
  const shared = ['letters', 'sounds', 'syllables', 'words', 'sentences', 'story', 'numbers', 'body', 'family']
  expect(groupsOf([]).map(({ group }) => group)).toEqual(shared)
  expect(groupsOf([item('words', 'read'), chanted]).map(({ group }) => group)).toEqual([...shared, 'rhymes'])
})
