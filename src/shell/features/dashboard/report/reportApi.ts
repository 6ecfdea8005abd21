import {
  booksReportAnswer,
  homeReportAnswer,
  ladderReportAnswer,
  learnersReportAnswer,
  skillsReportAnswer,
} from '../../../../../server/contract/report.ts'
import { learnerReportAnswer, questionsReportAnswer } from '../../../../../server/contract/reportLearner.ts'
import type { ReportQuery } from '../../../../../server/contract/reportHead.ts'
import type { Language } from '../../../../game/language.ts'
import { apiClient } from '../../../lib/service/apiClient.ts'
import { call } from '../call.ts'
import { download } from '../download.ts'

const of = (classId: string, rest = '') => `/api/classes/${encodeURIComponent(classId)}/report${rest}`
const learnerOf = (classId: string, learnerId: string, rest = '') =>
  of(classId, `/learners/${encodeURIComponent(learnerId)}${rest}`)

/** The calls behind the figures. `days` narrows what is counted. Each rejects with an `ApiError`. */
export const reportApi = {
  home: async (id: string, days: ReportQuery) => (await call('get', of(id), homeReportAnswer, { params: days })).data,
  books: async (id: string, days: ReportQuery) =>
    (await call('get', of(id, '/books'), booksReportAnswer, { params: days })).data,
  skills: async (id: string, lang: Language, days: ReportQuery) =>
    (await call('get', of(id, '/skills'), skillsReportAnswer, { params: { ...days, lang } })).data,
  ladder: async (id: string, lang: Language, days: ReportQuery) =>
    (await call('get', of(id, '/ladder'), ladderReportAnswer, { params: { ...days, lang } })).data,
  questions: async (id: string, lang: Language, item: string, days: ReportQuery) =>
    (await call('get', of(id, '/questions'), questionsReportAnswer, { params: { ...days, lang, item } })).data,
  learners: async (id: string, days: ReportQuery) =>
    (await call('get', of(id, '/learners'), learnersReportAnswer, { params: days })).data,
  learner: async (id: string, learnerId: string, days: ReportQuery) =>
    (await call('get', learnerOf(id, learnerId), learnerReportAnswer, { params: days })).data,
} as const

/** The service's CSV files of a class or of one learner. */
export const csvFiles = {
  books: (id: string) => of(id, '/books.csv'),
  skills: (id: string) => of(id, '/skills.csv'),
  allReading: (id: string) => of(id, '/reading.csv'),
  allTries: (id: string) => of(id, '/tries.csv'),
  reading: (id: string, learnerId: string) => learnerOf(id, learnerId, '/reading.csv'),
  tries: (id: string, learnerId: string) => learnerOf(id, learnerId, '/tries.csv'),
} as const

/** All tries of a large class are many rows, and a school's network may be slow. */
const WHOLE_CLASS_MS = 120_000

/** Fetches one of the CSV files and hands it to the browser. A plain link could not show who is signed in. */
export async function saveCsv(
  url: string,
  params: ReportQuery & { readonly language: Language; readonly names: 'true' | 'false' },
): Promise<void> {
  const { data } = await apiClient.get<string>(url, { params, responseType: 'text', timeout: WHOLE_CLASS_MS })
  // The BOM that spreadsheets want is lost in reading the answer as text.
  const text = data.startsWith('\uFEFF') ? data : `\uFEFF${data}`
  download(`lumbung-${url.split('/').at(-1) ?? 'class.csv'}`, 'text/csv;charset=utf-8', text)
}
