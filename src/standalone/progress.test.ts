import { expect, it } from 'vitest'
import { placeWord, type Progress, progressFromText } from './progress.ts'

const EXTENT = { pages: 15, activities: 4 }
const read = (value: unknown) => progressFromText(JSON.stringify(value), EXTENT)

it('reads back what it keeps, in the space that SCORM gives', () => {
  const progress: Progress = {
    place: { at: 'activity', index: 3 },
    results: Array.from({ length: 4 }, (_, index) => [index, 5, 12] as const),
  }
  expect(read(progress)).toEqual(progress)
  expect(
    JSON.stringify({ ...progress, results: Array.from({ length: 20 }, (_, at) => [at, 999, 999]) }).length,
  ).toBeLessThan(4096)
})

it.each([
  ['no JSON', '{"place'],
  ['nothing', ''],
  ['a page that the book does not have', '{"place":{"at":"page","index":15},"results":[]}'],
  ['a negative page', '{"place":{"at":"page","index":-1},"results":[]}'],
  ['a result of no activity', '{"place":{"at":"end"},"results":[[4,1,2]]}'],
  ['more right than asked', '{"place":{"at":"end"},"results":[[0,3,2]]}'],
  ['a list without end', `{"place":{"at":"end"},"results":[${'[0,1,2],'.repeat(200)}[0,1,2]]}`],
])('takes %s for no progress', (_what, text) => {
  expect(progressFromText(text, EXTENT)).toBeUndefined()
})

it('has an end only where there are activities', () => {
  expect(progressFromText('{"place":{"at":"end"},"results":[]}', { pages: 3, activities: 0 })).toBeUndefined()
})

it('names places in words', () => {
  expect([
    placeWord({ at: 'page', index: 0 }),
    placeWord({ at: 'activity', index: 0 }),
    placeWord({ at: 'end' }),
  ]).toEqual(['page-0', 'activity-1', 'end'])
})
