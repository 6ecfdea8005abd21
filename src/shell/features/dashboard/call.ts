import type { z } from 'zod'
import { apiClient } from '../../lib/apiClient.ts'
import { ApiError } from '../../lib/apiError.ts'
import { keepAnswer, keptAnswer } from './keptDesk.ts'

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'
type Params = Readonly<Record<string, string | undefined>>

interface Details {
  readonly body?: unknown
  readonly params?: Params
}

/**
 * A call whose answer is checked against its contract. Where the service is out of reach, figures are those that it answered last.
 * Rejects with an `ApiError`, also where the answer is another one.
 */
export async function call<Schema extends z.ZodType>(
  method: Method,
  url: string,
  schema: Schema,
  { body, params }: Details = {},
): Promise<z.output<Schema>> {
  const data = await (method === 'get' ? read(url, params) : send(method, url, body))
  const answer = schema.safeParse(data)
  if (!answer.success) throw new ApiError('invalid', 'Invalid response format')
  return answer.data
}

async function send(method: Method, url: string, body: unknown): Promise<unknown> {
  const { data } = await apiClient.request<unknown>({ method, url, data: body })
  return data
}

async function read(url: string, params: Params = {}): Promise<unknown> {
  const asked = Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]))
  const key = [url, ...asked].join('?')
  try {
    const { data } = await apiClient.request<unknown>({ method: 'get', url, params })
    keepAnswer(key, data)
    return data
  } catch (error) {
    const isAway = error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout')
    const kept = isAway ? keptAnswer(key) : undefined
    if (kept === undefined) throw error
    return kept
  }
}
