import type { z } from 'zod'
import { messageAnswer } from '../../../../../server/contract/answers.ts'
import { WORK_FILE_ENDING } from '../../../../../server/contract/workFile.ts'
import { type PackAccessRequest, packAddedAnswer, packAnswer } from '../../../../../server/contract/packs.ts'
import type { Local } from '../../../../game/language.ts'
import { apiClient } from '../../../lib/service/apiClient.ts'
import { ApiError } from '../../../lib/service/apiError.ts'
import { call } from '../call.ts'
import { classUrl } from '../classesApi.ts'
import { saveWhole } from '../saveWhole.ts'

/** Timeout of a file's way to the service and of its check there, ms: 40 MB on a slow line. */
const PATIENCE_MS = 30 * 60_000

/** What a file on its way tells, and how it is stopped. */
export interface Sending {
  /** `share`: 0 … 1 of the bytes sent; 1 while the service looks at them. */
  readonly onProgress: (share: number) => void
  readonly signal: AbortSignal
}

/** Formats a book is written in, as the service names them; how the file's name ends. */
export const EXPORTS = {
  lumbung: '.lumbung',
  epub: '.epub',
  bloompub: '.bloompub',
  html: '-html.zip',
  pdf: '.pdf',
  booklet: '-booklet.pdf',
  cards: '-cards.pdf',
} as const

/** The name of such a format. */
export type ExportName = keyof typeof EXPORTS

/** The languages that a file has. */
export type ExportLanguage = 'en' | 'id' | 'both'

const packUrl = (key: string, rest = '') => `/api/packs/${encodeURIComponent(key)}${rest}`

/** Calls for books that teachers add. Each rejects with an `ApiError`. */
export const packsApi = {
  /** What is in the file; nothing is added. */
  check: async (file: Blob, sending: Sending) =>
    (await send('/api/packs?check=1', file, packAddedAnswer, sending)).data,
  /** `isCopy`: under a key of the teacher's own, where the book's own key is somebody else's. */
  add: async (file: Blob, isCopy: boolean, sending: Sending) =>
    (await send(isCopy ? '/api/packs?copy=1' : '/api/packs', file, packAddedAnswer, sending)).data,
  import: async (file: Blob, sending: Sending) => (await send('/api/packs/import', file, packAnswer, sending)).data,
  /** One book or draft. A 404 where the teacher has none of this key. */
  read: async (key: string) => (await call('get', packUrl(key), packAnswer)).data,
  /** A book or a draft as a pack, with all its files. */
  fetch: async (key: string): Promise<Blob> =>
    (
      await apiClient.get<Blob>(packUrl(key, '/export?as=lumbung&language=both'), {
        responseType: 'blob',
        timeout: PATIENCE_MS,
      })
    ).data,
  withdraw: (key: string) => call('delete', packUrl(key), messageAnswer),
  give: (classId: string, key: string, body: PackAccessRequest) =>
    call('put', classUrl(classId, `/packs/${encodeURIComponent(key)}`), packAnswer, { body }),
  setPeople: (classId: string, key: string, learner_ids: readonly string[]) =>
    call('put', classUrl(classId, `/packs/${encodeURIComponent(key)}/people`), packAnswer, { body: { learner_ids } }),
  /** A work file with the book, for another laptop or a tablet of the class. Resolves to its size, bytes. */
  saveCarried: (classId: string, key: string, name: string) =>
    saveWhole(classUrl(classId, `/carried?packs=${encodeURIComponent(key)}`), `${name}${WORK_FILE_ENDING}`),
  /** Resolves to the size of the file, bytes. */
  save: (key: string, as: ExportName, language: ExportLanguage, name: string) => {
    const mark = language === 'both' ? '' : `-${language}`
    return saveWhole(packUrl(key, `/export?as=${as}&language=${language}`), `${name}${mark}${EXPORTS[as]}`)
  },
} as const

async function send<Answer>(
  url: string,
  file: Blob,
  schema: z.ZodType<Answer>,
  { onProgress, signal }: Sending,
): Promise<Answer> {
  const { data } = await apiClient.request<unknown>({
    method: 'post',
    url,
    data: file,
    contentType: 'application/zip',
    timeout: PATIENCE_MS,
    signal,
    onUploadProgress: ({ loaded, total }) => onProgress(total ? Math.min(1, loaded / total) : 0),
  })
  const answer = schema.safeParse(data)
  if (!answer.success) throw new ApiError('invalid', 'Invalid response format')
  return answer.data
}

/** A sentence about a place in the file. */
export interface Fault {
  readonly file: string
  readonly place: string
  readonly message: Local
}

/** What stands for the file itself in the list of faults. */
const WHOLE = 'file'

/** The faults of a refused file, as the 422 lists them by file and place: each sentence in English, then in Indonesian. None where it lists none. */
export function faultsOf(error: unknown): readonly Fault[] {
  if (!(error instanceof ApiError) || error.status !== 422) return []
  return Object.entries(error.fields).flatMap(([where, sentences]) => {
    const [file = '', ...place] = where.split(':')
    return sentences.flatMap((en, index) => {
      const id = sentences[index + 1] ?? en
      return index % 2 === 0 ? [{ file: file === WHOLE ? '' : file, place: place.join(':'), message: { en, id } }] : []
    })
  })
}
