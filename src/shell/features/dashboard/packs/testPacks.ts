import type { PackItem } from '../../../../../server/contract/packs.ts'
import { type Answer, type Answers, fakeBackend } from '../../../testing/fakeBackend.ts'
import { renderApp } from '../../../testing/renderApp.tsx'
import { CLASS, TEACHER } from '../testClass.ts'

/** A book of a teacher, as the service lists it. */
export function pack(key: string, more: Partial<PackItem> = {}): PackItem {
  return {
    key,
    revision: 1,
    book_id: 1001,
    title: key,
    titles: { en: `${key} en`, id: `${key} id` },
    level: 'B1',
    languages: ['id'],
    licence: 'CC-BY-4.0',
    authors: ['Bu Ratna'],
    pages: 13,
    bytes: 4_200_000,
    source: 'class',
    added_at: '2026-11-20T00:00:00.000Z',
    withdrawn_at: null,
    closed_at: null,
    people: [],
    classes: [{ id: 'c1', access: 'open', order: 0 }],
    state: 'ready',
    is_own: true,
    activities: 2,
    losses: null,
    faults: null,
    ...more,
  }
}

/** The answer to a change of a book. */
export const GIVEN = [200, { data: pack('a') }] as const

const FORMATS = ['lumbung', 'epub', 'bloompub', 'html']

/** The list of a teacher's books, and the formats in which they can be saved. */
export const list = (...data: PackItem[]): Answer => [
  200,
  { data, space: { used: 4_200_000, limit: 500_000_000 }, formats: FORMATS },
]

/** Opens the books of class 1B before a service that answers so. */
export function openPacks(answers: Answers = {}) {
  const backend = fakeBackend({ ...CLASS, 'GET /api/packs': list(), ...answers })
  return { ...backend, ...renderApp('/dashboard/c1/class/packs', TEACHER) }
}
