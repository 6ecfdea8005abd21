import { messageAnswer } from '../../../../server/contract/answers.ts'
import {
  type BookAccessRequest,
  type ClassAnswer,
  type ClassChangeRequest,
  type ClassRequest,
  classAnswer,
  classBooksAnswer,
} from '../../../../server/contract/classes.ts'
import { type JournalAnswer, journalAnswer } from '../../../../server/contract/journal.ts'
import type { ChecksRequest, PathChoiceRequest } from '../../../../server/contract/path.ts'
import { leavingAnswer } from '../../../../server/contract/requests.ts'
import {
  addLearnersAnswer,
  type ChangeLearnerRequest,
  cardsAnswer,
  type MoveLearnersRequest,
} from '../../../../server/contract/roster.ts'
import { devicesAnswer, type DevicesAnswer, faceChoiceAnswer } from '../../../../server/contract/pictures.ts'
import { carriedAnswer } from '../../../../server/contract/workFile.ts'
import type { CloseYearRequest } from '../../../../server/contract/years.ts'
import { call } from './call.ts'
import { saveWhole } from './saveWhole.ts'

/** A class's tablets, its tablet code, and the learners who are locked out after wrong pictures. */
export type Tablets = DevicesAnswer['data']

/** A class with its learners, teachers and tablets. */
export type WholeClass = ClassAnswer['data']

/** Request body for adding a list of names. */
interface NamesOfList {
  readonly list: string
  readonly different: readonly number[]
  readonly name_column?: number | undefined
  readonly save: boolean
}

/** Time for a work file of a whole class on an old laptop, ms. */
const FILE_MS = 5 * 60_000

/** URL of a class, or of a resource below it (`rest`). */
export const classUrl = (classId: string, rest = '') => `/api/classes/${encodeURIComponent(classId)}${rest}`
/** URL of a learner of a class, or of a resource below it (`rest`). */
export const learnerUrl = (classId: string, learnerId: string, rest = '') =>
  classUrl(classId, `/learners/${encodeURIComponent(learnerId)}${rest}`)

/** Calls that change classes or save files; `queries.ts` has those that read. Each rejects with an `ApiError`. */
export const classesApi = {
  add: async (body: ClassRequest) => (await call('post', '/api/classes', classAnswer, { body })).data,
  change: async (id: string, body: ClassChangeRequest) =>
    (await call('patch', classUrl(id), classAnswer, { body })).data,
  remove: (id: string) => call('delete', classUrl(id), messageAnswer),
  restoreClass: (id: string) => call('post', classUrl(id, '/restore'), messageAnswer),
  renewCode: async (id: string) => (await call('post', classUrl(id, '/join-code'), classAnswer)).data,
  addTeacher: async (id: string, email: string) =>
    (await call('post', classUrl(id, '/teachers'), classAnswer, { body: { email } })).data,
  removeTeacher: (id: string, teacherId: string) =>
    call('delete', classUrl(id, `/teachers/${encodeURIComponent(teacherId)}`), messageAnswer),
  removeDevice: (id: string, deviceId: string) =>
    call('delete', classUrl(id, `/devices/${encodeURIComponent(deviceId)}`), messageAnswer),
  renewTabletCode: async (id: string) => (await call('post', classUrl(id, '/tablet-code'), devicesAnswer)).data,
  /** The tablet's file as it is; a `File` of any type. */
  takeWorkFile: async (id: string, file: Blob) =>
    (
      await call('post', classUrl(id, '/carried'), carriedAnswer, {
        body: new Blob([file], { type: 'application/octet-stream' }),
        timeout: FILE_MS,
      })
    ).data,
  approveDevice: (id: string, deviceId: string) =>
    call('post', classUrl(id, `/devices/${encodeURIComponent(deviceId)}/approve`), messageAnswer),
  letDeviceIn: (id: string, deviceId: string) =>
    call('post', classUrl(id, `/devices/${encodeURIComponent(deviceId)}/let-in`), messageAnswer),
  chooseFace: (id: string, learnerId: string, face: { readonly avatar: string; readonly frame: string }) =>
    call('put', learnerUrl(id, learnerId, '/face'), faceChoiceAnswer, {
      body: { avatar: face.avatar, frame: face.frame },
    }),
  letLearnerIn: (id: string, learnerId: string) => call('post', learnerUrl(id, learnerId, '/let-in'), messageAnswer),
  addLearners: async (id: string, body: NamesOfList) =>
    (await call('post', classUrl(id, '/learners'), addLearnersAnswer, { body })).data,
  changeLearner: (id: string, learnerId: string, body: ChangeLearnerRequest) =>
    call('patch', learnerUrl(id, learnerId), leavingAnswer, { body }),
  askChecks: (id: string, body: ChecksRequest) => call('put', classUrl(id, '/checks'), messageAnswer, { body }),
  choosePath: (id: string, learnerId: string, body: PathChoiceRequest) =>
    call('put', learnerUrl(id, learnerId, '/path'), messageAnswer, { body }),
  moveLearners: (id: string, body: MoveLearnersRequest) =>
    call('post', classUrl(id, '/learners/move'), leavingAnswer, { body }),
  removeLearners: (id: string, learner_ids: readonly string[]) =>
    call('post', classUrl(id, '/learners/remove'), leavingAnswer, { body: { learner_ids } }),
  saveRecord: (id: string, learnerId: string, name: string) =>
    saveWhole(learnerUrl(id, learnerId, '/record'), `${name}.json`),
  saveClassRecord: (id: string, name: string) => saveWhole(classUrl(id, '/record'), `${name}.json`),
  erase: (id: string, learnerId: string) => call('delete', learnerUrl(id, learnerId, '/record'), messageAnswer),
  approveRequest: (id: string, requestId: string) =>
    call('post', classUrl(id, `/requests/${encodeURIComponent(requestId)}/approve`), messageAnswer),
  declineRequest: (id: string, requestId: string) =>
    call('delete', classUrl(id, `/requests/${encodeURIComponent(requestId)}`), messageAnswer),
  closeYear: async (id: string, body: CloseYearRequest) =>
    (await call('post', classUrl(id, '/years'), classAnswer, { body })).data,
  reopenYear: async (id: string, yearId: string) =>
    (await call('delete', classUrl(id, `/years/${encodeURIComponent(yearId)}`), classAnswer)).data,
  offer: (id: string, teacher_id: string) =>
    call('post', classUrl(id, '/handover'), messageAnswer, { body: { teacher_id } }),
  acceptOffer: (id: string) => call('post', classUrl(id, '/handover/accept'), messageAnswer),
  endOffer: (id: string) => call('delete', classUrl(id, '/handover'), messageAnswer),
  restore: (id: string, learnerId: string) =>
    call('post', classUrl(id, `/bin/${encodeURIComponent(learnerId)}/restore`), messageAnswer),
  eraseNow: (id: string, learnerId: string) =>
    call('delete', classUrl(id, `/bin/${encodeURIComponent(learnerId)}`), messageAnswer),
  /** Journal entries older than the entry `before`. */
  journal: async (id: string, before: string): Promise<JournalAnswer['data']> =>
    (await call('get', classUrl(id, '/journal'), journalAnswer, { params: { before } })).data,
  renewPictures: async (id: string, learner_ids: readonly string[]) =>
    (await call('post', classUrl(id, '/pictures'), cardsAnswer, { body: { learner_ids } })).data,
  decideBook: async (id: string, body: BookAccessRequest) =>
    (await call('put', classUrl(id, '/books'), classBooksAnswer, { body })).data,
} as const
