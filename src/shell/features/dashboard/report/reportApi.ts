import type { ReportQuery } from '../../../../../server/contract/reportHead.ts'
import type { Language } from '../../../../game/language.ts'
import { apiClient } from '../../../lib/service/apiClient.ts'
import { classUrl } from '../classesApi.ts'
import { download } from '../download.ts'

const of = (classId: string, rest: string) => classUrl(classId, `/report${rest}`)
const learnerOf = (classId: string, learnerId: string, rest: string) =>
  of(classId, `/learners/${encodeURIComponent(learnerId)}${rest}`)

/** URLs of the CSV files of a class or of one learner. */
export const csvFiles = {
  books: (id: string) => of(id, '/books.csv'),
  skills: (id: string) => of(id, '/skills.csv'),
  path: (id: string) => of(id, '/path.csv'),
  allReading: (id: string) => of(id, '/reading.csv'),
  allTries: (id: string) => of(id, '/tries.csv'),
  reading: (id: string, learnerId: string) => learnerOf(id, learnerId, '/reading.csv'),
  tries: (id: string, learnerId: string) => learnerOf(id, learnerId, '/tries.csv'),
} as const

/** Timeout, ms: all tries of a large class are many rows, and a school's network may be slow. */
const WHOLE_CLASS_MS = 120_000

/** Downloads a CSV file. A plain link could not send the session's token. */
export async function saveCsv(
  url: string,
  params: ReportQuery & { readonly language: Language; readonly names: 'true' | 'false' },
): Promise<void> {
  const { data } = await apiClient.get<string>(url, { params, responseType: 'text', timeout: WHOLE_CLASS_MS })
  // Decoding the response as text removes the BOM, which spreadsheets need.
  const text = data.startsWith('\uFEFF') ? data : `\uFEFF${data}`
  download(`lumbung-${url.split('/').at(-1) ?? 'class.csv'}`, 'text/csv;charset=utf-8', text)
}
