import { expect, it } from 'vitest'
import { compositionSchema } from '../../../../content/kit/index.ts'
import { emptyPage } from '../draft/edits.ts'
import type { DraftPage, Take } from '../draft/schema.ts'
import { pageProgress } from './pageProgress.ts'

const take = (text: string, unsure = false): Take => ({
  media: 'a',
  type: 'audio/ogg',
  fileMs: 2000,
  startMs: 0,
  ms: 2000,
  text,
  by: 'recorded',
  words: [{ word: 'Eka', start: 0, end: 500, unsure }],
})
const page: DraftPage = { ...emptyPage('p01'), words: { id: 'Eka lari.', en: 'Eka runs.' } }

it('has begun nothing of an empty page', () => {
  expect(pageProgress(emptyPage('p01'), ['en', 'id'])).toEqual({
    picture: 'none',
    words: 'none',
    voice: 'none',
    play: 'none',
  })
})

it('counts a picture with a thing or a photo', () => {
  const items = [{ sprite: 'ayu', x: 0.5, y: 0.9 }]
  const picture = compositionSchema.parse({ place: 'yard', items })
  expect(pageProgress({ ...page, picture }, ['id']).picture).toBe('done')
  const photo = { media: 'b', type: 'image/webp' as const, width: 1280, height: 800, people: 'unasked' as const }
  expect(pageProgress({ ...page, photo }, ['id']).picture).toBe('look')
})

it('wants words and voice in every language of the book', () => {
  expect(pageProgress(page, ['en', 'id']).words).toBe('done')
  expect(pageProgress({ ...page, words: { id: 'Eka lari.' } }, ['en', 'id']).words).toBe('look')
  const half = { ...page, voice: { id: take('Eka lari.') } }
  expect(pageProgress(half, ['en', 'id']).voice).toBe('look')
  expect(pageProgress(half, ['id']).voice).toBe('done')
})

it('asks to look at a voice of another text, or with unsure words', () => {
  expect(pageProgress({ ...page, voice: { id: take('Eka pergi.') } }, ['id']).voice).toBe('look')
  expect(pageProgress({ ...page, voice: { id: take('Eka lari.', true) } }, ['id']).voice).toBe('look')
})
