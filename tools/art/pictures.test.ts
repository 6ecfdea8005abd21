import { expect, it } from 'vitest'
import { hashOf } from './pictures.ts'

const drawing = (id: string, colour: string) =>
  `<defs><linearGradient id="${id}"><stop stop-color="${colour}"/></linearGradient></defs><path fill="url(#${id})"/>`

it('gives the same hash whatever else was drawn before, for ids are counted again', () => {
  expect(hashOf([drawing('d5', 'red')])).toBe(hashOf([drawing('d1a', 'red')]))
})

it('gives another hash for another colour, and for definitions that changed places', () => {
  expect(hashOf([drawing('d5', 'red')])).not.toBe(hashOf([drawing('d5', 'blue')]))
  expect(hashOf([drawing('d5', 'red'), drawing('d6', 'blue')])).not.toBe(
    hashOf([drawing('d6', 'blue'), drawing('d5', 'red')]),
  )
})
