import type { z } from 'zod'
import { apiClient } from '../../lib/service/apiClient.ts'
import { ApiError, type ApiErrorKind } from '../../lib/service/apiError.ts'
import { type Cached, holdReaction, cachedResponse, markCached } from './cachedDesk.ts'

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'
type Params = Readonly<Record<string, string | undefined>>

/** Failures after which what was answered last is shown. */
const REASONS: Readonly<Partial<Record<ApiErrorKind, Cached['reason']>>> = { network: 'offline', timeout: 'slow' }

interface Details {
  readonly body?: unknown
  readonly params?: Params
}

/**
 * A call whose answer is checked against its contract. Where the service is out of reach or too slow, figures are those that it answered last
 * (`cachedOf` tells). Rejects with an `ApiError`, also where the answer is another one.
 */
export async function call<Schema extends z.ZodType>(
  method: Method,
  url: string,
  schema: Schema,
  { body, params = {} }: Details = {},
): Promise<z.output<Schema>> {
  if (method !== 'get') return checked(await send(method, url, body), schema)
  const asked = Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]))
  const key = [url, ...asked].join('?')
  try {
    const { data } = await apiClient.request<unknown>({ method: 'get', url, params })
    const answer = checked(data, schema)
    holdReaction(key, data)
    return answer
  } catch (error) {
    const cached = cachedFor(key, error, schema)
    if (cached === undefined) throw error
    return cached
  }
}

async function send(method: Method, url: string, body: unknown): Promise<unknown> {
  const { data } = await apiClient.request<unknown>({ method, url, data: body })
  return data
}

function checked<Schema extends z.ZodType>(data: unknown, schema: Schema): z.output<Schema> {
  const answer = schema.safeParse(data)
  if (!answer.success) throw new ApiError('invalid', 'Invalid response format')
  return answer.data
}

/** The answer kept last, where the service did not answer; none where it was kept by another version and makes no sense now. */
function cachedFor<Schema extends z.ZodType>(
  key: string,
  error: unknown,
  schema: Schema,
): z.output<Schema> | undefined {
  const reason = error instanceof ApiError ? REASONS[error.kind] : undefined
  const stored = reason && cachedResponse(key)
  if (!stored) return undefined
  const answer = schema.safeParse(stored.data)
  if (!answer.success) return undefined
  markCached(answer.data, { at: stored.at, reason })
  return answer.data
}
