type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Callers. All but `nobody` are signed in; the class belongs to `owner`. */
export const ROLES = ['nobody', 'learner', 'stranger', 'coTeacher', 'owner'] as const
type Statuses = readonly [nobody: number, learner: number, stranger: number, coTeacher: number, owner: number]

/** Statuses of calls for everybody, signed-in users, learners, teachers, teachers of the class, and its owner. */
const OPEN = (status: number): Statuses => [status, status, status, status, status]
const SIGNED_IN: Statuses = [401, 200, 200, 200, 200]
const LEARNERS = (status: number): Statuses => [401, status, 403, 403, 403]
const TEACHERS = (status = 200): Statuses => [401, 403, status, status, status]
const OF_CLASS: Statuses = [401, 403, 404, 200, 200]
const OWNER: Statuses = [401, 403, 404, 403, 200]
/** Done at once for the owner; a co-teacher's call creates a request to the owner. */
const ASKED: Statuses = [401, 403, 404, 202, 200]

/** A call of the service, and the status that each role gets. */
export interface Call {
  readonly method: Method
  /** As in the API documentation, with ids as `{name}`. */
  readonly path: string
  readonly statuses: Statuses
  /** The request body; `{name}` is replaced by an id, as in the path. */
  readonly body?: object
  readonly query?: string
}

const call = (method: Method, path: string, statuses: Statuses, more: Partial<Call> = {}): Call => ({
  method,
  path,
  statuses,
  ...more,
})

const FACE = { avatar: 'face-3', frame: 'leaf' }
/** The path of a class, as in `Call`. */
export const CLASS = '/api/classes/{classId}'
const LEARNER = `${CLASS}/learners/{learnerId}`
const REPORT = `${CLASS}/report`
const ITEM = '?item=letter:E%7Csound'

/** All calls, in an order that works: the last ones delete what the others need. */
export const CALLS: readonly Call[] = [
  call('POST', '/api/auth/register', OPEN(422), { body: {} }),
  call('POST', '/api/auth/login', OPEN(422), { body: {} }),
  call('POST', '/api/auth/pictures', OPEN(422), { body: {} }),
  call('GET', '/api/classes/faces', OPEN(401)),
  call('POST', '/api/classes/open', OPEN(422), { body: { code: 'KAPUR-0000' } }),
  call('POST', '/api/classes/carried', OPEN(401)),
  call('GET', '/api/keeping', OPEN(200)),
  call('GET', '/api/auth/profile', SIGNED_IN),
  call('POST', '/api/auth/erase', [401, 422, 422, 422, 422], { body: { password: 'not the password' } }),
  call('PUT', '/api/auth/password', [401, 422, 422, 422, 422], { body: {} }),
  call('GET', '/api/auth/sessions', SIGNED_IN),
  call('DELETE', '/api/auth/sessions', SIGNED_IN),
  call('DELETE', '/api/auth/sessions/{sessionId}', [401, 404, 404, 404, 404]),
  call('PUT', '/api/profile/look', SIGNED_IN, { body: { skin: 'langsat', hair: 'short', headwear: 'none' } }),
  call('PUT', '/api/profile/face', [401, 404, 404, 404, 404], { body: FACE }),
  call('PUT', '/api/profile/calm', SIGNED_IN, { body: { calm: true } }),
  call('PUT', '/api/profile/mode', SIGNED_IN, { body: { mode: 'byEar' } }),
  call('PUT', '/api/profile/comfort', SIGNED_IN, { body: { comfort: ['wide'] } }),
  call('POST', '/api/profile/paw-prints', SIGNED_IN, { body: { book_id: 1, page_ids: ['b1-p1'], total: 13 } }),
  call('GET', '/api/path', SIGNED_IN),
  call('GET', '/api/path/history', SIGNED_IN),
  call('GET', '/api/books', SIGNED_IN),
  call('POST', '/api/progress/start-book', SIGNED_IN, { body: { book_id: 1 } }),
  call('PATCH', '/api/progress/update-page', SIGNED_IN, { body: { book_id: 1, page_number: 1 } }),
  call('POST', '/api/progress/submit-post-activity', SIGNED_IN, { body: { post_activity_id: 101, is_correct: true } }),
  call('POST', '/api/progress/complete-book', SIGNED_IN, { body: { book_id: 1 } }),
  call('POST', '/api/events', SIGNED_IN, { body: { events: [] } }),
  call('POST', '/api/classes/join', LEARNERS(422), { body: { code: 'KAPUR-0000' } }),
  call('GET', '/api/service/state', TEACHERS()),
  // No voice is installed.
  call('POST', '/api/speech', TEACHERS(501), { body: { text: 'A big tree.', language: 'en' } }),
  call('GET', '/api/speech/{file}', TEACHERS(501)),
  call('GET', '/api/packs', TEACHERS()),
  call('POST', '/api/packs', TEACHERS(415)),
  call('POST', '/api/packs/import', TEACHERS(415)),
  call('GET', '/api/packs/{key}', TEACHERS(404)),
  call('DELETE', '/api/packs/{key}', TEACHERS(404)),
  call('GET', '/api/packs/{key}/export', TEACHERS(404)),
  call('GET', '/api/draft-key', TEACHERS()),
  call('GET', '/api/drafts', TEACHERS()),
  call('GET', '/api/drafts/{key}', TEACHERS(404)),
  // Neither a key nor a draft.
  call('PUT', '/api/drafts/{key}', TEACHERS(422), { body: {} }),
  call('DELETE', '/api/drafts/{key}', TEACHERS(404)),
  call('POST', '/api/drafts/{key}/restore', TEACHERS(404)),
  call('PUT', '/api/drafts/{key}/people', TEACHERS(404), { body: { people: [] } }),
  call('GET', '/api/classes', TEACHERS()),
  call('GET', '/api/classes/deleted', TEACHERS()),
  call('POST', '/api/classes', TEACHERS(201), { body: { group_name: '2A', course_name: 'Reading' } }),
  call('GET', CLASS, OF_CLASS),
  call('PATCH', CLASS, OF_CLASS, { body: { group_name: '1C' } }),
  call('POST', `${CLASS}/restore`, [401, 403, 404, 404, 404]),
  call('POST', `${CLASS}/join-code`, OF_CLASS),
  call('POST', `${CLASS}/teachers`, OWNER, { body: { email: 'co@school.example' } }),
  call('POST', `${CLASS}/learners`, OF_CLASS, { body: { list: 'Aurel' } }),
  call('GET', `${CLASS}/cards`, OF_CLASS),
  call('GET', `${CLASS}/books`, OF_CLASS),
  call('PUT', `${CLASS}/books`, OF_CLASS, { body: { book_id: 2, access: 'open' } }),
  call('PUT', `${CLASS}/packs/{key}`, [401, 403, 404, 404, 404], { body: { access: 'open', order: 1 } }),
  call('PUT', `${CLASS}/packs/{key}/people`, [401, 403, 404, 404, 404], { body: { learner_ids: [] } }),
  call('GET', `${CLASS}/devices`, OF_CLASS),
  call('POST', `${CLASS}/devices/{deviceId}/let-in`, OF_CLASS),
  call('POST', `${LEARNER}/let-in`, OF_CLASS),
  call('PUT', `${LEARNER}/face`, OF_CLASS, { body: FACE }),
  call('POST', `${CLASS}/devices/{waitingId}/approve`, [401, 403, 404, 200, 404]),
  call('POST', `${CLASS}/tablet-code`, OF_CLASS),
  call('DELETE', `${CLASS}/devices/{deviceId}`, OF_CLASS),
  call('GET', `${CLASS}/carried`, [401, 403, 404, 404, 404], { query: '?packs=none' }),
  // The body is no work file.
  call('POST', `${CLASS}/carried`, [401, 403, 404, 422, 422], { body: {} }),
  call('GET', REPORT, OF_CLASS),
  call('GET', `${REPORT}/books`, OF_CLASS),
  call('GET', `${REPORT}/skills`, OF_CLASS),
  call('GET', `${REPORT}/ladder`, OF_CLASS),
  call('GET', `${REPORT}/questions`, OF_CLASS, { query: ITEM }),
  call('PUT', `${CLASS}/done-today`, OF_CLASS, { body: { kind: 'stuck', day: '2026-11-21', done: true } }),
  call('GET', `${REPORT}/learners`, OF_CLASS),
  call('GET', `${REPORT}/learners/{learnerId}`, OF_CLASS),
  call('GET', `${REPORT}/path`, OF_CLASS),
  call('GET', `${REPORT}/learners/{learnerId}/path`, OF_CLASS),
  call('PUT', `${LEARNER}/path`, OF_CLASS, { body: { lang: 'id', choice: null } }),
  call('PUT', `${CLASS}/checks`, OF_CLASS, { body: { lang: 'id', learners: ['{learnerId}'], wanted: true } }),
  call('GET', `${REPORT}/path.csv`, OF_CLASS),
  call('GET', `${REPORT}/books.csv`, OF_CLASS),
  call('GET', `${REPORT}/skills.csv`, OF_CLASS),
  call('GET', `${REPORT}/tries.csv`, OF_CLASS),
  call('GET', `${REPORT}/reading.csv`, OF_CLASS),
  call('GET', `${REPORT}/learners/{learnerId}/tries.csv`, OF_CLASS),
  call('GET', `${REPORT}/learners/{learnerId}/reading.csv`, OF_CLASS),
  call('GET', `${CLASS}/record`, OWNER),
  call('GET', `${LEARNER}/record`, OWNER),
  call('PATCH', LEARNER, OF_CLASS, { body: { name: 'Bayu' } }),
  call('POST', `${CLASS}/pictures`, OF_CLASS, { body: { learner_ids: ['{learnerId}'] } }),
  call('DELETE', `${LEARNER}/record`, OWNER),
  call('POST', `${CLASS}/handover`, OWNER, { body: { teacher_id: '{teacherId}' } }),
  call('POST', `${CLASS}/handover/accept`, [401, 403, 404, 404, 404]),
  call('DELETE', `${CLASS}/handover`, [401, 403, 404, 404, 200]),
  call('POST', `${CLASS}/years`, OWNER, { body: { name: '2026/27' } }),
  call('DELETE', `${CLASS}/years/{yearId}`, [401, 403, 404, 403, 404]),
  call('GET', `${CLASS}/journal`, OWNER),
  call('GET', `${CLASS}/bin`, OWNER),
  call('POST', `${CLASS}/bin/{learnerId}/restore`, [401, 403, 404, 403, 404]),
  call('DELETE', `${CLASS}/bin/{learnerId}`, [401, 403, 404, 403, 404]),
  call('POST', `${CLASS}/learners/move`, ASKED, { body: { learner_ids: ['{learnerId}'], class_id: '{otherId}' } }),
  call('POST', `${CLASS}/learners/remove`, ASKED, { body: { learner_ids: ['{learnerId}'] } }),
  call('DELETE', LEARNER, ASKED),
  call('POST', `${CLASS}/requests/{requestId}/approve`, [401, 403, 404, 403, 404]),
  call('DELETE', `${CLASS}/requests/{requestId}`, [401, 403, 404, 404, 404]),
  call('DELETE', `${CLASS}/teachers/{teacherId}`, [401, 403, 404, 403, 200]),
  call('DELETE', CLASS, [401, 403, 404, 403, 200]),
  call('POST', '/api/auth/logout', SIGNED_IN),
]
