import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { seededRandom as seeded } from '../../game/rules/random.ts'
import { areNeighbours, kinOf, pictureOptions, soundOptions, syllableOptions } from './options.ts'
import { ladderSchema, type LadderWord } from './schema.ts'

const ladder = ladderSchema.parse(JSON.parse(readFileSync(new URL('ladder.json', import.meta.url), 'utf8')))
const { graphemes, steps } = ladder.languages.id
const sound = (id: string) => {
  const found = graphemes.find((one) => one.id === id)
  if (!found) throw new Error(`no grapheme ${id}`)
  return found
}
const SEEDS = Array.from({ length: 200 }, (_, seed) => seed)
const NEW = { isAsked: false, p: 0.2 }

describe('options of a sound', () => {
  const known = graphemes.filter(({ id }) => id !== 'ə')

  it('are four with the sound among them, none written or sounding alike, for every sound and language', () => {
    for (const { graphemes } of Object.values(ladder.languages))
      for (const target of graphemes) {
        if (target.id === 'ə' || target.id === 'k-hamzah') continue
        for (const seed of SEEDS.slice(0, 10)) {
          const options = soundOptions(target, graphemes, { isAsked: true, p: 0.95 }, seeded(seed)) ?? []
          const shown = options.map((id) => graphemes.find((one) => one.id === id))
          expect(options).toHaveLength(4)
          expect(options).toContain(target.id)
          expect(new Set(shown.map((one) => one?.text)).size).toBe(4)
          expect(new Set(shown.map((one) => one?.ipa)).size).toBe(4)
        }
      }
  })

  it.each([
    ['the first time', NEW, 0],
    ['afterwards', { isAsked: true, p: 0.5 }, 1],
    ['once it is sure', { isAsked: true, p: 0.9 }, 2],
  ])('%s have this many neighbours', (_, history, neighbours) => {
    for (const seed of SEEDS) {
      const options = soundOptions(sound('b'), known, history, seeded(seed)) ?? []
      expect(options.filter((id) => id !== 'b' && areNeighbours(sound(id), sound('b')))).toHaveLength(neighbours)
    }
  })

  it('are three while three sounds are known, and none below', () => {
    const three = [sound('a'), sound('i'), sound('m')]
    expect(soundOptions(sound('m'), three, NEW, seeded(1))?.toSorted()).toEqual(['a', 'i', 'm'])
    expect(soundOptions(sound('m'), three.slice(1), NEW, seeded(1))).toBeUndefined()
  })

  it('stand in every place alike often', () => {
    const places = SEEDS.map((seed) => soundOptions(sound('m'), known, NEW, seeded(seed))?.indexOf('m'))
    for (const place of [0, 1, 2, 3]) expect(places.filter((one) => one === place).length).toBeGreaterThan(30)
  })

  it('are the same with the same chance', () => {
    const choose = () => soundOptions(sound('m'), known, NEW, seeded(5))
    expect(choose()).toEqual(choose())
  })
})

it('a syllable is asked beside one that begins alike and one that ends alike', () => {
  const known = steps.slice(0, 5).flatMap(({ syllables = [] }) => syllables)
  const target = known.find(({ text }) => text === 'bu')
  if (!target) throw new Error('no syllable bu')
  for (const seed of SEEDS) {
    const options = syllableOptions(target, known, graphemes, seeded(seed)) ?? []
    expect(options).toHaveLength(4)
    expect(new Set(options).size).toBe(4)
    const others = options.filter((text) => text !== 'bu')
    expect(others.some((text) => text.startsWith('b'))).toBe(true)
    expect(others.some((text) => !text.startsWith('b') && text.endsWith('u'))).toBe(true)
  }
})

describe('options of a word', () => {
  const words = steps.flatMap((step) => step.words)
  const pictured = words.filter((word): word is LadderWord & { picture: string } => word.picture !== undefined)

  it('are four pictures, none of a kin or of the same name, for every word', () => {
    for (const target of pictured) {
      const options =
        pictureOptions(target, words, { pictures: ladder.pictures, language: 'id', random: seeded(3) }) ?? []
      expect(options).toHaveLength(4)
      expect(new Set(options).size).toBe(4)
      const others = options.filter((id) => id !== target.picture)
      for (const id of others) {
        expect(kinOf(target.picture).has(id)).toBe(false)
        expect(ladder.pictures[id]?.name.id).not.toBe(target.word)
      }
    }
  })

  it('are not made of two pictures', () => {
    const [one, two] = pictured
    if (!one || !two) throw new Error('too few words')
    const around = { pictures: ladder.pictures, language: 'id', random: seeded(1) } as const
    expect(pictureOptions(one, [one, two], around)).toBeUndefined()
  })
})
