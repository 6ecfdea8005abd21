import type { ClassAnswer } from '../../../../server/contract/classes.ts'
import type { RecordAnswer } from '../../../../server/contract/record.ts'

/** A signed-in teacher, for `renderApp`. */
export const TEACHER = { user: { id: 't', name: 'Bu Ratna', role: 'teacher' } } as const

/** Class for dashboard tests: two learners with pictures, one with an e-mail. */
export const CLASS_1B: ClassAnswer['data'] = {
  id: 'c1',
  group_name: 'Class 1B',
  course_name: 'Reading',
  join_code: 'PADI-2345',
  join_code_ends_at: '2099-01-01T00:00:00.000Z',
  story_asks: true,
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

/** A second class of the same teacher, as a list item. */
export const CLASS_2A = { ...itemOf(CLASS_1B), id: 'c2', group_name: 'Class 2A', learner_count: 0 }

/** Responses of the fake backend for the two classes. */
export const CLASS = {
  'GET /api/classes': [200, { data: [itemOf(CLASS_1B), CLASS_2A] }],
  'GET /api/classes/c1': [200, { data: CLASS_1B }],
  'GET /api/classes/deleted': [200, { data: [] }],
} as const

/** Longer timeout: the first render loads the dashboard's lazy chunk. */
export const SLOW = { timeout: 10_000 }

function itemOf({ learners: _learners, teachers: _teachers, devices: _devices, ...item }: ClassAnswer['data']) {
  return item
}

/** The stored record of the first learner. */
export const ADITS_RECORD: RecordAnswer['data'] = {
  made_at: '2026-11-20T00:00:00.000Z',
  learner: { id: 'l1', name: 'Adit', email: null, joined_at: '2026-11-01T00:00:00.000Z' },
  class: { group_name: 'Class 1B', course_name: 'Reading' },
  sign_in: { avatar: 'face-1', frame: 'plain', pictures: 'sun,fish,moon' },
  sign_ins: [
    { created_at: '2026-11-19T00:00:00.000Z', expires_at: '2026-12-19T00:00:00.000Z', used_at: null, device: null },
    { created_at: '2026-10-01T00:00:00.000Z', expires_at: '2026-11-01T00:00:00.000Z', used_at: null, device: null },
  ],
  known_devices: [],
  left_class_at: null,
  bin: null,
  requests: [],
  in_books: [],
  journal: [
    { at: '2026-11-18T03:00:00.000Z', action: 'record.opened' },
    { at: '2026-11-18T04:00:00.000Z', action: 'record.opened' },
  ],
  look: null,
  mode: 'all',
  calm: true,
  comfort: ['wide'],
  paw_prints: [{ book_id: 1, page_ids: ['b1-p01', 'b1-p02'], total: 13 }],
  path_choices: [],
  checks_asked: [],
  progress: [
    { book_id: 2, latest_page: 3, current_page: 3, completed_round: 0, best_points: null },
    { book_id: 1, latest_page: 2, current_page: 14, completed_round: 2, best_points: 80 },
  ],
  activity_results: [{ is_correct: 1 }, { is_correct: 1 }, { is_correct: 0 }],
  events: [
    { type: 'page.leave', at: '2026-11-02T08:00:00+07:00' },
    { type: 'page.leave', at: '2026-11-09T08:00:00+07:00' },
    { type: 'try', at: '2026-11-09T08:01:00+07:00', n: 1, ok: false },
    { type: 'try', at: '2026-11-09T08:01:05+07:00', n: 2, ok: true },
    { type: 'try', at: '2026-11-09T08:02:00+07:00', n: 1, ok: true },
    { type: 'observation', at: '2026-11-10T08:00:00+07:00', mark: 'own-words' },
    { type: 'observation', at: '2026-11-10T08:00:00+07:00', mark: 'not-yet' },
  ],
}
