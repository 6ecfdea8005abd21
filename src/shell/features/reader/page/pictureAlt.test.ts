import { expect, it } from 'vitest'
import { pictureAlt } from './pictureAlt.ts'

const alt = { en: 'Closed hands.', id: 'Tangan terkepal.' }
const altAfter = { en: 'Open hands.', id: 'Tangan terbuka.' }
const page = { id: 'b3-p05', illustration: { alt, altAfter } }

it('follows the play', () => {
  expect(pictureAlt(page, undefined, 'en')).toBe('Closed hands.')
  expect(pictureAlt(page, { pageId: 'b3-p05', status: 'ready' }, 'en')).toBe('Closed hands.')
  expect(pictureAlt(page, { pageId: 'b3-p05', status: 'completed' }, 'en')).toBe('Open hands.')
  expect(pictureAlt(page, { pageId: 'b3-p05', status: 'completed' }, 'id')).toBe('Tangan terbuka.')
})

it('stays as it is where another page was played, or where the play changes nothing', () => {
  expect(pictureAlt(page, { pageId: 'b3-p06', status: 'completed' }, 'en')).toBe('Closed hands.')
  expect(pictureAlt({ ...page, illustration: { alt } }, { pageId: 'b3-p05', status: 'completed' }, 'en')).toBe(
    'Closed hands.',
  )
})
