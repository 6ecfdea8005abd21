import { expect, it } from 'vitest'
import { MESSAGES, message } from './messages.ts'

it('puts parameters in, texts of both languages in the language asked for', () => {
  const word = { en: 'avocado', id: 'alpukat' }
  expect(message('alphabet.correct', { letter: 'A', word }, 'en')).toBe('Correct! A is for avocado 🎉')
  expect(message('alphabet.correct', { letter: 'A', word }, 'id')).toBe('Benar! A untuk alpukat 🎉')
})

it('does not read a parameter as a message or as a pattern', () => {
  expect(message('listen.wrong', { label: '{label} $& $1' }, 'en')).toBe("Try again! That's not {label} $& $1")
})

it('shows a slip instead of breaking: unknown names and missing parameters', () => {
  expect(message('no.such', {}, 'en')).toBe('no.such')
  expect(message('tap.correct', {}, 'en')).toBe('Correct! {n}')
  expect(message('toString', {}, 'en')).toBe('toString')
})

it('has the same parameters in both languages', () => {
  const tokens = (text: string) =>
    [...text.matchAll(/\{\w+\}/g)].map(([token]) => token).toSorted((a, b) => a.localeCompare(b))
  for (const { en, id } of Object.values(MESSAGES)) expect(tokens(id)).toEqual(tokens(en))
})
