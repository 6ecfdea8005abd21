import type { z } from 'zod'
import { apiClient } from '../../lib/service/apiClient.ts'
import { ApiError } from '../../lib/service/apiError.ts'

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** Query parameters of a call. */
export type Params = Readonly<Record<string, string | undefined>>

interface Details {
  readonly body?: unknown
  readonly params?: Params
  /** Milliseconds, for files; other calls have the client's. */
  readonly timeout?: number
}

/** Calls the service and validates the response with `schema`. Rejects with an `ApiError`, also if the response does not match. */
export async function call<Answer>(
  method: Method,
  url: string,
  schema: z.ZodType<Answer>,
  { body, params = {}, timeout }: Details = {},
): Promise<Answer> {
  const { data } = await apiClient.request<unknown>({
    method,
    url,
    data: body,
    params,
    ...(timeout !== undefined && { timeout }),
  })
  const answer = schema.safeParse(data)
  if (!answer.success) throw new ApiError('invalid', 'Invalid response format')
  return answer.data
}
