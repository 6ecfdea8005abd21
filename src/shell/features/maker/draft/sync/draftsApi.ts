import type { AxiosRequestConfig } from 'axios'
import type { z } from 'zod'
import {
  draftAnswer,
  type DraftHead,
  draftKeyAnswer,
  type DraftPeopleRequest,
  type DraftRequest,
  draftSavedAnswer,
  draftsAnswer,
  type WholeDraft,
} from '../../../../../../server/contract/drafts.ts'
import { messageAnswer } from '../../../../../../server/contract/answers.ts'
import { apiClient } from '../../../../lib/service/apiClient.ts'
import { ApiError } from '../../../../lib/service/apiError.ts'

/** Calls of the service about drafts. All reject with an `ApiError`; a 401 does not end the session, so that work can go on. */
export interface DraftsApi {
  key(): Promise<{ readonly id: string; readonly key: string }>
  list(): Promise<readonly DraftHead[]>
  one(key: string): Promise<WholeDraft>
  /** `seen`: the revision that the change was made from; `undefined` for a new draft. 412 if it is another one now. */
  put(key: string, seen: number | undefined, body: DraftRequest): Promise<DraftHead>
  remove(key: string): Promise<DraftHead>
  restore(key: string): Promise<DraftHead>
  setPeople(key: string, request: DraftPeopleRequest): Promise<void>
}

/** A large draft over a slow line, ms. */
const SEND_MS = 60_000

const url = (key: string, rest = '') => `/api/drafts/${encodeURIComponent(key)}${rest}`

/** The service's own calls. */
export const draftsApi: DraftsApi = {
  key: async () => (await call(draftKeyAnswer, { method: 'get', url: '/api/draft-key' })).data,
  list: async () => (await call(draftsAnswer, { method: 'get', url: '/api/drafts' })).data,
  one: async (key) => (await call(draftAnswer, { method: 'get', url: url(key) })).data,
  async put(key, seen, body) {
    const headers = seen === undefined ? { 'If-None-Match': '*' } : { 'If-Match': `"${seen}"` }
    const sent = { method: 'put', url: url(key), data: body, headers, timeout: SEND_MS }
    return (await call(draftSavedAnswer, sent)).data
  },
  remove: async (key) => (await call(draftSavedAnswer, { method: 'delete', url: url(key) })).data,
  restore: async (key) => (await call(draftSavedAnswer, { method: 'post', url: url(key, '/restore') })).data,
  async setPeople(key, data) {
    await call(messageAnswer, { method: 'put', url: url(key, '/people'), data })
  },
}

async function call<Answer>(schema: z.ZodType<Answer>, request: AxiosRequestConfig): Promise<Answer> {
  const { data } = await apiClient.request<unknown>({ ...request, keepsSession: true, isJsonOnly: true })
  const answer = schema.safeParse(data)
  if (!answer.success) throw new ApiError('invalid', 'Invalid response format')
  return answer.data
}
