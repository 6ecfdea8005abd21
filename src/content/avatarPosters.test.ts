import { expect, it } from 'vitest'
import { variantKey, VARIANTS, parseVariant, readVariant } from './avatarVariant.ts'
import { variantSchema } from './avatarVariantSchema.ts'
import { patchOf } from './avatarPosters.ts'

const box = { x: 10, y: 20, width: 30, height: 40 }
const posters = { '/img/books/book3/page-01.webp': { words: { 'coklat-curly-none': 'coklat-curly-none' }, still: box } }

it('lays the part of the look over the poster', () => {
  expect(patchOf(posters, '/img/books/book3/page-01.webp', 'coklat-curly-none')).toEqual({
    src: '/img/books/book3/page-01-still-coklat-curly-none.webp',
    box,
  })
})

it('has nothing to lay over other stills, and nothing for a look that the poster shows', () => {
  expect(patchOf(posters, '/img/books/book1/page-01.webp', 'coklat-curly-none')).toBeUndefined()
  expect(patchOf(posters, '/img/books/book3/page-01.webp', 'sawo-bob-caping')).toBeUndefined()
})

it('has eight looks, each with a word of its own', () => {
  expect(new Set(VARIANTS.map(variantKey)).size).toBe(VARIANTS.length)
  expect(VARIANTS.every((variant) => variantSchema.safeParse(variant).success)).toBe(true)
})

it.each([
  { skin: 'sawo', hair: 'bob', headwear: 'caping' },
  { skin: 'matang', hair: 'curly', headwear: 'hijab' },
  { skin: 'matang', hair: 'plait', headwear: 'hijab' },
  { skin: 'sawo', hair: 'curly', headwear: 'none' },
  { skin: 'sawo', hair: 'bob' },
  null,
  'sawo',
  7,
])('reads %o as the service does', (raw) => {
  expect(readVariant(raw)).toEqual(variantSchema.safeParse(raw).data)
})

it('reads a look from three words and says what there is', () => {
  expect(parseVariant('coklat,curly,none')).toEqual({ skin: 'coklat', hair: 'curly', headwear: 'none' })
  expect(() => parseVariant('coklat,curly')).toThrow(/say skin,hair,headwear of langsat\|/)
})
