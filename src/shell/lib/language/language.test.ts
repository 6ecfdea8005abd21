import { expect, it } from 'vitest'
import { languageOfBrowser } from './language.ts'

it.each([
  [['id-ID', 'en-US'], 'id'],
  [['jv-ID', 'id', 'en'], 'id'],
  [['en-GB', 'id'], 'en'],
  [['fr'], 'en'],
  [[], 'en'],
])('a browser in %s begins in %s', (wanted, language) => {
  expect(languageOfBrowser(wanted)).toBe(language)
})
