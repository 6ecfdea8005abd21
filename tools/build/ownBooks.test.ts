import { expect, it } from 'vitest'
import { OUR_BOOKS } from '../../src/content/ours.ts'
import { OWN_DOCUMENTS, ownDocuments } from './parsedContent.ts'

it('makes two documents of each of our books, complete: text, pictures and sounds, and the activities', async () => {
  expect([...OWN_DOCUMENTS.keys()]).toEqual(Object.keys(OUR_BOOKS).map(Number))
  for (const [id, { reading, art, activities }] of OWN_DOCUMENTS) {
    expect(reading.book).toMatchObject({ id })
    expect(Object.keys(Object(Object(art).pages)).length).toBeGreaterThan(5)
    expect(Object(reading.speech).files.length).toBeGreaterThan(5)
    expect(activities).toMatchObject({ bookId: id })
  }
})

it('gives the same documents each time, so that their names stay', async () => {
  expect(JSON.stringify([...(await ownDocuments())])).toBe(JSON.stringify([...OWN_DOCUMENTS]))
})
