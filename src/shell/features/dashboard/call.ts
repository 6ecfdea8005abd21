import type { z } from 'zod'
import { apiClient } from '../../lib/service/apiClient.ts'
import { ApiError } from '../../lib/service/apiError.ts'

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** What is asked for at an address, besides the address. */
export type Params = Readonly<Record<string, string | undefined>>

interface Details {
  readonly body?: unknown
  readonly params?: Params
}

/** A call whose answer is checked against its contract. Rejects with an `ApiError`, also where the answer is another one. */
export async function call<Answer>(
  method: Method,
  url: string,
  schema: z.ZodType<Answer>,
  { body, params = {} }: Details = {},
): Promise<Answer> {
  const { data } = await apiClient.request<unknown>({ method, url, data: body, params })
  const answer = schema.safeParse(data)
  if (!answer.success) throw new ApiError('invalid', 'Invalid response format')
  return answer.data
}
