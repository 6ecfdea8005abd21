import { expect, it } from 'vitest'
import { parseMarkup, plainText } from './markup.ts'

it.each([
  [
    'A <b>duck</b> swims.',
    [
      ['A ', false],
      ['duck', true],
      [' swims.', false],
    ],
  ],
  ['<strong>Sun</strong>', [['Sun', true]]],
  ['<B>a</B><b>b</b>', [['ab', true]]],
  [
    'a <b>b <b>c</b> d</b> e',
    [
      ['a ', false],
      ['b c d', true],
      [' e', false],
    ],
  ],
  [
    'a</b> <b>b',
    [
      ['a ', false],
      ['b', true],
    ],
  ],
  ['<i>x</i> & <script>alert(1)</script> &amp;', [['<i>x</i> & <script>alert(1)</script> &amp;', false]]],
  ['<b onclick="x">no</b>', [['<b onclick="x">no', false]]],
  ['', []],
])('reads %j', (source, runs) => {
  expect(parseMarkup(source).map(({ text, isBold }) => [text, isBold])).toEqual(runs)
})

it.each(['Budi', '<b>Budi</b>', '$& $1', 'مَريَم', '👧🏽', ''])('puts in the name %j as it is', (name) => {
  expect(parseMarkup('by {name}!', name)).toEqual([{ text: `by ${name}!`, isBold: false }])
})

it('gives the text without markup', () => {
  expect(plainText('A <b>duck</b> by {name}', 'Eka')).toBe('A duck by Eka')
})
