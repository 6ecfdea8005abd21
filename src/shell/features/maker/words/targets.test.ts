import { describe, expect, it } from 'vitest'
import { compositionSchema } from '../../../../content/kit/index.ts'
import { emptyPage } from '../draft/edits.ts'
import type { DraftPage } from '../draft/schema.ts'
import {
  differentWords,
  kitPartner,
  targetOf,
  unpaired,
  withPartner,
  withText,
  withTyped,
  withWordPressed,
} from './targets.ts'

const page: DraftPage = {
  ...emptyPage('p01'),
  words: { id: 'Eka membuka payung. Payung Eka besar!', en: 'Eka opens her umbrella. It is big!' },
}
const press = (word: string, partner?: string, before = page) =>
  withWordPressed(before, { language: 'id', word, partner })

it('lists each word once', () => {
  expect(differentWords(page.words.id ?? '')).toEqual(['Eka', 'membuka', 'payung', 'besar'])
})

describe('a word that is pressed', () => {
  it('becomes a target word with its partner, where the other text has that', () => {
    expect(press('payung', 'Umbrella').targets).toEqual([{ id: 'payung', word: { id: 'payung', en: 'umbrella' } }])
    expect(press('payung', 'boat').targets).toEqual([{ id: 'payung', word: { id: 'payung' } }])
    expect(unpaired(press('payung'), ['en', 'id'])).toHaveLength(1)
    expect(unpaired(press('payung'), ['id'])).toEqual([])
  })

  it('is none after a second press, however it is written', () => {
    expect(press('Payung', undefined, press('payung')).targets).toEqual([])
  })

  it('never takes the partner of another word', () => {
    const both = press('besar', 'umbrella', press('payung', 'umbrella'))
    expect(both.targets.map(({ word }) => word.en)).toEqual(['umbrella', undefined])
  })

  it('is not taken beyond twelve', () => {
    const many = Array.from({ length: 13 }, (_, i) => `kata${'abcdefghijklm'[i]}`)
    const full = many.reduce((before, word) => press(word, undefined, before), page)
    expect(full.targets).toHaveLength(12)
  })
})

it('finds partners in the kit', () => {
  const index = {
    sprites: [{ name: 'umbrella', group: 'things' as const, title: { en: 'Umbrella', id: 'Payung' }, tags: [] }],
  }
  expect(kitPartner(index, 'id', 'payung')).toBe('Umbrella')
  expect(kitPartner(index, 'en', 'umbrella')).toBe('Payung')
  expect(kitPartner(index, 'id', 'awan')).toBeUndefined()
})

it('gives a target word its partner by hand', () => {
  const paired = withPartner(press('besar'), 'besar', 'en', 'Big')
  expect(targetOf(paired, 'en', 'big')?.id).toBe('besar')
})

it('lets go what is no longer in the text', () => {
  const both = press('payung', 'umbrella')
  expect(withText(both, 'en', 'Eka runs.').targets).toEqual([{ id: 'payung', word: { id: 'payung' } }])
  expect(withText(withText(both, 'en', ''), 'id', '').targets).toEqual([])
})

describe('a word that is typed', () => {
  const entry = (name: string, group: 'things' | 'people', en: string, id: string) => ({
    name,
    group,
    title: { en, id },
    tags: [],
  })
  const kit = {
    sprites: [entry('mango', 'things', 'Mango', 'Mangga'), entry('eka', 'people', 'Eka', 'Eka')],
  }
  const picture = compositionSchema.parse({
    place: 'yard',
    items: [
      { sprite: 'mango', x: 0.5, y: 0.9 },
      { sprite: 'eka', x: 0.2, y: 0.9 },
    ],
  })
  const shown: DraftPage = { ...emptyPage('p01'), picture }

  it('is one to learn where it names a thing of the picture, with its partner once that is typed', () => {
    const first = withTyped(shown, 'id', 'Eka punya mangga.', kit)
    expect(first.targets).toEqual([{ id: 'mangga', word: { id: 'mangga' } }])
    const both = withTyped(first, 'en', 'Eka has a mango.', kit)
    expect(both.targets).toEqual([{ id: 'mangga', word: { id: 'mangga', en: 'mango' } }])
  })

  it('stays none after the author has pressed it', () => {
    const typed = withTyped(shown, 'en', 'A mango.', kit)
    const none = withWordPressed(typed, { language: 'en', word: 'mango', partner: undefined })
    expect(withTyped(none, 'en', 'A mango. Yes!', kit).targets).toEqual([])
  })

  it('is none where the picture lacks the thing', () => {
    expect(withTyped(emptyPage('p01'), 'en', 'A mango.', kit).targets).toEqual([])
  })
})
