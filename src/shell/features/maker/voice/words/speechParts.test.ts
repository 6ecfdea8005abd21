import { expect, it } from 'vitest'
import { speechParts } from './speechParts.ts'

it('leaves a page of a few sentences whole', () => {
  expect(speechParts('Eka lari. “Lihat!” kata Danu.\nHujan turun.')).toEqual([
    'Eka lari. “Lihat!” kata Danu. Hujan turun.',
  ])
  expect(speechParts(' \n ')).toEqual([])
})

it('reads a text of 4,000 characters in parts, whole sentences, every word once and in order', () => {
  const text = Array.from({ length: 90 }, (_, at) => `Kalimat nomor ini yang ke ${at} agak panjang.`).join(' ')
  const parts = speechParts(text)
  expect(parts.join(' ')).toBe(text)
  for (const part of parts) expect([part.length <= 300, part.endsWith('.')]).toEqual([true, true])
})

it('cuts a sentence without an end at commas, then at words', () => {
  const commas = Array.from({ length: 30 }, (_, at) => `dan seekor kambing ${at},`).join(' ')
  for (const part of speechParts(commas)) expect([part.length <= 300, part.endsWith(',')]).toEqual([true, true])
  const run = 'kata '.repeat(200).trim()
  expect(speechParts(run).join(' ')).toBe(run)
  expect(speechParts('a'.repeat(700)).map(({ length }) => length)).toEqual([300, 300, 100])
})
