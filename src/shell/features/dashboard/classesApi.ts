import { messageAnswer } from '../../../../server/contract/answers.ts'
import {
  type BookAccessRequest,
  type ClassAnswer,
  type ClassChangeRequest,
  type ClassRequest,
  classAnswer,
  classBooksAnswer,
  classesAnswer,
} from '../../../../server/contract/classes.ts'
import { type BinItem, binAnswer, type DeletedClass, deletedClassesAnswer } from '../../../../server/contract/bin.ts'
import { type JournalAnswer, journalAnswer } from '../../../../server/contract/journal.ts'
import { recordAnswer } from '../../../../server/contract/record.ts'
import { leavingAnswer } from '../../../../server/contract/requests.ts'
import {
  addLearnersAnswer,
  type ChangeLearnerRequest,
  cardsAnswer,
  type MoveLearnersRequest,
} from '../../../../server/contract/roster.ts'
import { devicesAnswer, type DevicesAnswer, faceChoiceAnswer } from '../../../../server/contract/pictures.ts'
import type { CloseYearRequest } from '../../../../server/contract/years.ts'
import { call } from './call.ts'
import { saveWhole } from './saveWhole.ts'

/** A class's tablets, the code that opens it on them, and who has trouble signing in. */
export type Tablets = DevicesAnswer['data']

/** A class with its learners, teachers and tablets. */
export type WholeClass = ClassAnswer['data']

/** A list of names, as the call takes it. */
interface NamesOfList {
  readonly list: string
  readonly different: readonly number[]
  readonly name_column?: number | undefined
  readonly save: boolean
}

const of = (classId: string, rest = '') => `/api/classes/${encodeURIComponent(classId)}${rest}`
const learnerOf = (classId: string, learnerId: string, rest = '') =>
  of(classId, `/learners/${encodeURIComponent(learnerId)}${rest}`)

/** The calls that manage classes. Each rejects with an `ApiError`. */
export const classesApi = {
  list: async () => (await call('get', '/api/classes', classesAnswer)).data,
  add: async (body: ClassRequest) => (await call('post', '/api/classes', classAnswer, { body })).data,
  whole: async (id: string) => (await call('get', of(id), classAnswer)).data,
  change: async (id: string, body: ClassChangeRequest) => (await call('patch', of(id), classAnswer, { body })).data,
  remove: (id: string) => call('delete', of(id), messageAnswer),
  deleted: async (): Promise<DeletedClass[]> => (await call('get', '/api/classes/deleted', deletedClassesAnswer)).data,
  restoreClass: (id: string) => call('post', of(id, '/restore'), messageAnswer),
  renewCode: async (id: string) => (await call('post', of(id, '/join-code'), classAnswer)).data,
  addTeacher: async (id: string, email: string) =>
    (await call('post', of(id, '/teachers'), classAnswer, { body: { email } })).data,
  removeTeacher: (id: string, teacherId: string) =>
    call('delete', of(id, `/teachers/${encodeURIComponent(teacherId)}`), messageAnswer),
  removeDevice: (id: string, deviceId: string) =>
    call('delete', of(id, `/devices/${encodeURIComponent(deviceId)}`), messageAnswer),
  devices: async (id: string) => (await call('get', of(id, '/devices'), devicesAnswer)).data,
  renewTabletCode: async (id: string) => (await call('post', of(id, '/tablet-code'), devicesAnswer)).data,
  approveDevice: (id: string, deviceId: string) =>
    call('post', of(id, `/devices/${encodeURIComponent(deviceId)}/approve`), messageAnswer),
  letDeviceIn: (id: string, deviceId: string) =>
    call('post', of(id, `/devices/${encodeURIComponent(deviceId)}/let-in`), messageAnswer),
  chooseFace: (id: string, learnerId: string, face: { readonly avatar: string; readonly frame: string }) =>
    call('put', learnerOf(id, learnerId, '/face'), faceChoiceAnswer, {
      body: { avatar: face.avatar, frame: face.frame },
    }),
  letLearnerIn: (id: string, learnerId: string) => call('post', learnerOf(id, learnerId, '/let-in'), messageAnswer),
  addLearners: async (id: string, body: NamesOfList) =>
    (await call('post', of(id, '/learners'), addLearnersAnswer, { body })).data,
  changeLearner: (id: string, learnerId: string, body: ChangeLearnerRequest) =>
    call('patch', learnerOf(id, learnerId), leavingAnswer, { body }),
  moveLearners: (id: string, body: MoveLearnersRequest) =>
    call('post', of(id, '/learners/move'), leavingAnswer, { body }),
  removeLearners: (id: string, learner_ids: readonly string[]) =>
    call('post', of(id, '/learners/remove'), leavingAnswer, { body: { learner_ids } }),
  /** A child's record as it is shown and printed. */
  record: async (id: string, learnerId: string) =>
    (await call('get', learnerOf(id, learnerId, '/record'), recordAnswer)).data,
  saveRecord: (id: string, learnerId: string, name: string) =>
    saveWhole(learnerOf(id, learnerId, '/record'), `${name}.json`),
  saveClassRecord: (id: string, name: string) => saveWhole(of(id, '/record'), `${name}.json`),
  erase: (id: string, learnerId: string) => call('delete', learnerOf(id, learnerId, '/record'), messageAnswer),
  approveRequest: (id: string, requestId: string) =>
    call('post', of(id, `/requests/${encodeURIComponent(requestId)}/approve`), messageAnswer),
  declineRequest: (id: string, requestId: string) =>
    call('delete', of(id, `/requests/${encodeURIComponent(requestId)}`), messageAnswer),
  closeYear: async (id: string, body: CloseYearRequest) =>
    (await call('post', of(id, '/years'), classAnswer, { body })).data,
  reopenYear: async (id: string, yearId: string) =>
    (await call('delete', of(id, `/years/${encodeURIComponent(yearId)}`), classAnswer)).data,
  offer: (id: string, teacher_id: string) => call('post', of(id, '/handover'), messageAnswer, { body: { teacher_id } }),
  acceptOffer: (id: string) => call('post', of(id, '/handover/accept'), messageAnswer),
  endOffer: (id: string) => call('delete', of(id, '/handover'), messageAnswer),
  bin: async (id: string): Promise<BinItem[]> => (await call('get', of(id, '/bin'), binAnswer)).data,
  restore: (id: string, learnerId: string) =>
    call('post', of(id, `/bin/${encodeURIComponent(learnerId)}/restore`), messageAnswer),
  eraseNow: (id: string, learnerId: string) =>
    call('delete', of(id, `/bin/${encodeURIComponent(learnerId)}`), messageAnswer),
  journal: async (id: string, before?: string): Promise<JournalAnswer['data']> =>
    (await call('get', of(id, '/journal'), journalAnswer, { params: { before } })).data,
  cards: async (id: string) => (await call('get', of(id, '/cards'), cardsAnswer)).data,
  renewPictures: async (id: string, learner_ids: readonly string[]) =>
    (await call('post', of(id, '/pictures'), cardsAnswer, { body: { learner_ids } })).data,
  books: async (id: string) => (await call('get', of(id, '/books'), classBooksAnswer)).data,
  decideBook: async (id: string, body: BookAccessRequest) =>
    (await call('put', of(id, '/books'), classBooksAnswer, { body })).data,
} as const
