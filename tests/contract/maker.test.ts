import { describe, expect, it } from 'vitest'
import { played } from '../../src/content/pack/play.ts'
import { LANGUAGES } from '../../src/game/language.ts'
import { detailedKinds } from '../../src/scenes/details.ts'
import { checkSource } from '../../src/shell/features/maker/pack/checkSource.ts'
import { sourceOf } from '../../src/shell/features/maker/pack/source.ts'
import { isMade } from '../../src/shell/features/maker/play/fill.ts'
import { draftWith, inOneLanguage, makingOf } from '../helpers/makerDraft.ts'

/** Every kind that is made in the book maker is filled from an example page, can be completed, and makes a sound pack. */
const all = await detailedKinds()
const made = all.filter(isMade)

it('teachers can make most kinds, and more than eleven', () => {
  expect(made.length).toBeGreaterThan(11)
})

describe.each(made.map((one) => [`${one.kind.role} ${one.kind.type}`, one] as const))('%s', (_name, one) => {
  it('is filled from words and picture, solvable in both languages', async () => {
    const { plays } = sourceOf(await makingOf(draftWith(one), all), 1)
    const [play] = plays
    if (!play?.filled || 'lacks' in play.filled) throw new Error(JSON.stringify(play?.filled))
    for (const language of LANGUAGES) {
      const { isPlayed, isSolved } = played(one.rules, play.filled.config, language)
      expect([language, isPlayed, isSolved]).toEqual([language, true, true])
    }
  })

  it('makes a pack without a fault', async () => {
    const source = sourceOf(await makingOf(draftWith(one), all), 1)
    const { faults } = await checkSource(source, all)
    expect(faults).toEqual([])
  })

  it.each(LANGUAGES)('makes a pack in %s alone', async (language) => {
    const source = sourceOf(await makingOf(inOneLanguage(draftWith(one), language), all), 1)
    const { faults } = await checkSource(source, all)
    expect(faults).toEqual([])
  })
})
