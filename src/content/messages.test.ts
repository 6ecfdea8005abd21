import { expect, it } from 'vitest'
import { type Messages, messageIn } from '../game/messages.ts'
import type { KindModule } from '../game/kind.ts'
import { kinds } from '../scenes/table.ts'
import { MESSAGES, message } from './messages.ts'

const all: readonly KindModule[] = kinds
/** Every message there is: those that kinds share, and each kind's own. */
const EVERY: Messages = Object.assign({}, MESSAGES, ...all.map((kind) => kind.messages))

it('puts parameters in, texts of both languages in the language asked for', () => {
  const word = { en: 'avocado', id: 'alpukat' }
  expect(message('alphabet.correct', { letter: 'A', word }, 'en', EVERY)).toBe('Correct! A is for avocado 🎉')
  expect(message('alphabet.correct', { letter: 'A', word }, 'id', EVERY)).toBe('Benar! A untuk alpukat 🎉')
})

it('does not read a parameter as a message or as a pattern', () => {
  expect(message('listen.wrong', { label: '{label} $& $1' }, 'en', EVERY)).toBe("Try again! That's not {label} $& $1")
})

it('shows a slip instead of breaking: unknown names and missing parameters', () => {
  expect(message('no.such', {}, 'en')).toBe('no.such')
  expect(message('tap.correct', {}, 'en', EVERY)).toBe('Correct! {n}')
  expect(message('toString', {}, 'en', EVERY)).toBe('toString')
})

it('has the same parameters in both languages', () => {
  const tokens = (text: string) =>
    [...text.matchAll(/\{\w+\}/g)].map(([token]) => token).toSorted((a, b) => a.localeCompare(b))
  for (const { en, id } of Object.values(EVERY)) expect(tokens(id)).toEqual(tokens(en))
})

/** SPEC sections 2, 4 and 8, to the byte. */
const EXACT: readonly [key: string, language: 'en' | 'id', text: string][] = [
  ['page.done', 'en', "Great job! You've completed this activity!"],
  ['tap.correct', 'en', 'Correct! {n}'],
  ['tap.next', 'en', 'Please tap number {n} next'],
  ['tap.done', 'en', 'All numbers tapped in order'],
  ['drop.correct', 'en', 'Correct! Good job!'],
  ['drop.wrong', 'en', "Try again! That's not the right place."],
  ['words.done', 'en', "Amazing! You've placed all words correctly!"],
  ['family.done', 'en', 'Amazing! The whole family is together!'],
  ['bucket.already', 'en', '❌ This item was already placed!'],
  ['bucket.done', 'en', '🎉 All items placed!'],
  ['order.wrong', 'id', 'Harus drop di urutan ke-{n}!'],
  ['order.done', 'id', 'Semua objek berhasil ditempatkan!'],
  ['order.placed', 'id', 'Objek berhasil ditempatkan di urutan ke-{n}'],
  ['body.find', 'en', 'Find and tap all {part} areas!'],
  ['body.more', 'en', 'Good! {n} more to go!'],
  ['body.done', 'en', 'Completed! All {part} areas found!'],
  ['body.wrong', 'en', 'Try again! Find all {part} areas'],
  ['body.find', 'id', 'Cari dan ketuk semua area {part}!'],
  ['body.more', 'id', 'Bagus! Tinggal {n} lagi!'],
  ['body.done', 'id', 'Selesai! Semua area {part} ditemukan!'],
  ['body.wrong', 'id', 'Coba lagi! Cari semua area {part}'],
  ['goats.done', 'en', '🎉 All goats jumped! Great work!'],
  ['voice.none', 'en', "Your browser doesn't support voice recognition. Try Chrome or Edge."],
  ['word.done', 'en', 'Congratulations! You completed the word!'],
  ['bubbles.prompt', 'en', 'Tap the letter that you see, hurry up!'],
  ['alphabet.correct', 'en', 'Correct! {letter} is for {word} 🎉'],
  ['alphabet.wrong', 'en', 'Try again! The correct answer is {letter}'],
  ['number.correct', 'en', 'Correct! {number} {item} 🎉'],
  ['number.wrong', 'en', 'Try again! The correct number is {number}'],
  ['spelling.correct', 'en', 'Correct! The word is "{word}"'],
  ['listen.correct', 'en', 'Correct! Good job!'],
  ['listen.wrong', 'en', "Try again! That's not {label}"],
  ['duty.wrong', 'en', 'Wrong match! Try again.'],
  ['duty.done', 'en', 'All matches correct! Well done!'],
  ['activity.none', 'en', 'No game available for this activity type'],
  ['end.activityComplete', 'en', 'Activity Complete!'],
  ['end.score', 'en', 'You got {n} out of {m} correct!'],
]

it.each(EXACT)('says %s in %s as the specification does', (key, language, text) => {
  expect(messageIn(EVERY, key)?.[language]).toBe(text)
})

it('calls the end of counting as the specification does', () => {
  expect(all.flatMap(({ ending }) => ending?.en ?? [])).toContain('Congratulations')
})

it('says nothing of two kinds under one name', () => {
  const texts = [MESSAGES, ...all.map(({ messages }) => messages ?? {})].flatMap((own) => Object.entries(own))
  const wrong = texts.filter(([key, text]) => EVERY[key] !== text)
  expect(wrong).toEqual([])
})
