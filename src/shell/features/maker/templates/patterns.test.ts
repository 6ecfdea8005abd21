import { describe, expect, it } from 'vitest'
import kit from '../../../../../public/kit/lists/index.json' with { type: 'json' }
import { kitIndexSchema } from '../../../../content/kit/index.ts'
import { draftSchema } from '../draft/schema.ts'
import { pageMeter } from '../words/meter.ts'
import { draftOf, HEROES, pagesOf, PATTERN_NAMES, patternPicture } from './patterns.ts'

const { sprites } = kitIndexSchema.parse(kit)
const entryOf = (name: string) => sprites.find((sprite) => sprite.name === name)
const fresh = {
  key: 'class.abc',
  languages: ['en', 'id'],
  level: 'A',
  title: { en: 'A', id: 'B' },
  author: 'Bu Ratna',
} as const

describe.each(PATTERN_NAMES)('the pattern %s', (pattern) => {
  it.each(HEROES)('makes a draft with %s whose pictures the kit has', (hero) => {
    const draft = draftSchema.parse(draftOf(pattern, hero, fresh))
    expect(draft.pages).toHaveLength(pagesOf(pattern) + 1)
    for (const { picture } of draft.pages) {
      expect(entryOf(picture.place)?.group).toBe('places')
      for (const { sprite, pose, feeling } of picture.items) {
        const entry = entryOf(sprite)
        expect({ sprite, isInKit: entry !== undefined }).toEqual({ sprite, isInKit: true })
        expect(['smile', undefined, ...(entry?.feelings ?? [])]).toContain(feeling)
        // A pose that somebody does not have is shown standing.
        expect(pose === undefined || kit.poses[pose as keyof typeof kit.poses]).toBeTruthy()
      }
    }
  })

  it('has short sentences', () => {
    for (const { words } of draftOf(pattern, 'eka', fresh).pages.slice(1))
      expect(Object.values(words).filter((text) => pageMeter(text ?? '', 'A').isOver)).toEqual([])
  })
})

it('leaves out who was not chosen, and languages that the book has not', () => {
  expect(patternPicture('story', 0, undefined).items).toEqual([])
  const { pages } = draftOf('family', 'danu', { ...fresh, languages: ['id'] })
  expect(pages[1]?.words).toEqual({ id: 'Ini keluargaku.' })
})
