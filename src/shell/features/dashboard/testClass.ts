import type { ClassAnswer } from '../../../../server/contract/classes.ts'

/** Who is signed in, for `renderApp`. */
export const TEACHER = { user: { id: 't', name: 'Bu Ratna', role: 'teacher' } } as const

/** The class of the dashboard's tests: two children with pictures, one with an e-mail. */
export const CLASS_1B: ClassAnswer['data'] = {
  id: 'c1',
  group_name: 'Class 1B',
  course_name: 'Reading',
  join_code: 'PADI-2345',
  join_code_ends_at: '2099-01-01T00:00:00.000Z',
  is_owner: true,
  learner_count: 3,
  requests: [],
  offer: null,
  years: [],
  learners: [
    { id: 'l1', name: 'Adit', avatar: 'face-1', frame: 'sun', has_email: false, joined_at: '2026-11-01T00:00:00.000Z' },
    { id: 'l2', name: 'Dewi', avatar: 'face-2', frame: 'sun', has_email: false, joined_at: '2026-11-01T00:00:00.000Z' },
    { id: 'l3', name: 'Siti', avatar: 'face-3', frame: 'sun', has_email: true, joined_at: '2026-11-01T00:00:00.000Z' },
  ],
  teachers: [{ id: 't', name: 'Bu Ratna', is_owner: true }],
  devices: [],
}

/** A second class of the same teacher, as the list has it. */
export const CLASS_2A = { ...itemOf(CLASS_1B), id: 'c2', group_name: 'Class 2A', learner_count: 0 }

/** What the service answers about the two classes. */
export const CLASS = {
  'GET /api/classes': [200, { data: [itemOf(CLASS_1B), CLASS_2A] }],
  'GET /api/classes/c1': [200, { data: CLASS_1B }],
} as const

/** The first visit loads the teachers' chunk. */
export const SLOW = { timeout: 10_000 }

function itemOf({ learners: _learners, teachers: _teachers, devices: _devices, ...item }: ClassAnswer['data']) {
  return item
}
