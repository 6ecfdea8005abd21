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

it('calls what kinds share as the screens do, and what a kind brings as it says', () => {
  expect(groupName(item('letters', 'find'), 'en')).toBe('Letters')
  expect(skillName(item('letters', 'sound'), 'id')).toBe('Huruf pertama kata')
  expect(groupName(clapped, 'id')).toBe('Suku kata')
  expect(skillName(clapped, 'en')).toBe('Clapping')
})

it('puts shared skills in their order, and a kind’s own after them, each once', () => {
  const items = [clapped, item('words', 'build'), item('letters', 'find'), item('words', 'clap', own)]
  expect(skillsInOrder(items).map(({ skill }) => skill)).toEqual(['find', 'build', 'clap'])
})

it('has a page for each shared group, and one for each that a kind brings', () => {
  const shared = ['letters', 'words', 'numbers', 'body', 'family']
  expect(groupsOf([]).map(({ group }) => group)).toEqual(shared)
  expect(groupsOf([item('words', 'read'), clapped]).map(({ group }) => group)).toEqual([...shared, 'syllables'])
})
