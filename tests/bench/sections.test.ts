import { expect, it } from 'vitest'
import { replaceSection, sectionOf } from './sections.ts'

const PAGE = '# Page\n\n## One\n\nfirst\n\n## Two\n\nsecond\n\n## Three\n\nthird\n'

it('replaces a section and nothing else', () => {
  expect(replaceSection(PAGE, 'Two', 'new\n')).toBe(PAGE.replace('second', 'new'))
  expect(replaceSection(PAGE, 'Three', 'new')).toBe(PAGE.replace('third', 'new'))
})

it('adds a section that is not there', () => {
  expect(replaceSection(PAGE, 'Thr', 'new')).toBe(`${PAGE}\n## Thr\n\nnew\n`)
})

it('finds a section', () => {
  expect(sectionOf(PAGE, 'One')).toBe('## One\n\nfirst')
  expect(sectionOf(PAGE, 'Three')).toBe('## Three\n\nthird')
  expect(sectionOf(PAGE, 'Four')).toBeUndefined()
})
