import { expect, it } from 'vitest'
import { pasted, typeset } from './typeset.ts'

it.each([
  ['"Lihat, awan itu gelap!" kata Danu.', '“Lihat, awan itu gelap!” kata Danu.'],
  ["Eka's umbrella", 'Eka’s umbrella'],
  ["'Ayo!' ajak Eka", '‘Ayo!’ ajak Eka'],
  ['Hu... hu....', 'Hu… hu…'],
  ['Satu -- dua', 'Satu – dua'],
  ['  a\u00A0 b\tc ', 'a b c'],
  ['satu\r\n\r\ndua\u2028tiga', 'satu\ndua\ntiga'],
  ['tak\u200Bterlihat \u202Ebalik', 'takterlihat balik'],
  ['NENEK murni', 'NENEK murni'],
  ['<b>tebal</b>', '<b>tebal</b>'],
  ['', ''],
])('sets %j as %j', (text, expected) => {
  expect(typeset(text)).toBe(expected)
  expect(typeset(typeset(text))).toBe(expected)
})

it('takes what is pasted as plain text, with its spaces', () => {
  expect(pasted('Eka \r\nlari\t\u200B')).toBe('Eka \nlari ')
})
