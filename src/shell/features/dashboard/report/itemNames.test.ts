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
  group_label: { en: 'Syllables', id: 'Suku kata' },
  skill_label: { en: 'Clapping', id: 'Menepuk' },
}
const clapped = item('syllables', 'clap', own)

it('names shared groups and skills itself, and others by their own label', () => {
  expect(groupName(item('letters', 'find'), 'en')).toBe('Letters')
  expect(skillName(item('letters', 'sound'), 'id')).toBe('Huruf pertama kata')
  expect(groupName(clapped, 'id')).toBe('Suku kata')
  expect(skillName(clapped, 'en')).toBe('Clapping')
})

it('lists each skill once, shared ones in fixed order before others', () => {
  const items = [clapped, item('words', 'build'), item('letters', 'find'), item('words', 'clap', own)]
  expect(skillsInOrder(items).map(({ skill }) => skill)).toEqual(['find', 'build', 'clap'])
})

it('returns all shared groups, then the other groups of the items', () => {
  const shared = ['letters', 'words', 'numbers', 'body', 'family']
  expect(groupsOf([]).map(({ group }) => group)).toEqual(shared)
  expect(groupsOf([item('words', 'read'), clapped]).map(({ group }) => group)).toEqual([...shared, 'syllables'])
})
