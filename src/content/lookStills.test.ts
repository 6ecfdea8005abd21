import { expect, it } from 'vitest'
import { lookKey, LOOKS, parseLook, readLook } from './look.ts'
import { lookSchema } from './lookSchema.ts'
import { patchOf } from './lookStills.ts'

const box = { x: 10, y: 20, width: 30, height: 40 }
const stills = { '/img/books/book3/page-01.webp': { words: { 'coklat-curly-none': 'coklat-curly-none' }, still: box } }

it('lays the part of the look over the still', () => {
  expect(patchOf(stills, '/img/books/book3/page-01.webp', 'coklat-curly-none')).toEqual({
    src: '/img/books/book3/page-01-still-coklat-curly-none.webp',
    box,
  })
})

it('has nothing to lay over other stills, and nothing for a look that the still shows', () => {
  expect(patchOf(stills, '/img/books/book1/page-01.webp', 'coklat-curly-none')).toBeUndefined()
  expect(patchOf(stills, '/img/books/book3/page-01.webp', 'sawo-bob-caping')).toBeUndefined()
})

it('has eight looks, each with a word of its own', () => {
  expect(new Set(LOOKS.map(lookKey)).size).toBe(LOOKS.length)
  expect(LOOKS.every((look) => lookSchema.safeParse(look).success)).toBe(true)
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
  expect(readLook(raw)).toEqual(lookSchema.safeParse(raw).data)
})

it('reads a look from three words and says what there is', () => {
  expect(parseLook('coklat,curly,none')).toEqual({ skin: 'coklat', hair: 'curly', headwear: 'none' })
  expect(() => parseLook('coklat,curly')).toThrow(/say skin,hair,headwear of langsat\|/)
})
