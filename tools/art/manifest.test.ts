import { expect, it } from 'vitest'
import { compare, SOURCES } from './manifest.ts'

it('names what is new, what has changed and what is no longer drawn', () => {
  const drawn = { 'book1/p01': 'a', 'book1/p02': 'b', '/img/old.webp': 'c', [SOURCES]: 'x' }
  const wanted = { 'book1/p01': 'a', 'book1/p02': 'B', 'book1/p03': 'd' }
  expect(compare(drawn, wanted)).toEqual({ stale: ['book1/p02', 'book1/p03'], gone: ['/img/old.webp'] })
})

it('has nothing to say where all is drawn from these sources', () => {
  expect(compare({ 'book1/p01': 'a', [SOURCES]: 'x' }, { 'book1/p01': 'a' })).toEqual({ stale: [], gone: [] })
})
