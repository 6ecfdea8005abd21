import { queryOptions, useQuery } from '@tanstack/react-query'
import { KEEPING, type Keeping, keepingAnswer } from '../../../../server/contract/retention.ts'
import { apiClient } from '../service/apiClient.ts'

/** Cache time, ms: it changes only with the service's settings. */
const LIFETIME_MS = 10 * 60_000

const keepingQuery = queryOptions({
  queryKey: ['keeping'],
  queryFn: async () => keepingAnswer.parse((await apiClient.get<unknown>('/api/keeping')).data).data,
  staleTime: LIFETIME_MS,
  gcTime: LIFETIME_MS,
  refetchInterval: false,
})

/** The service's retention periods; the defaults until loaded or while it is unreachable. */
export function useKeeping(): Keeping {
  return useQuery(keepingQuery).data ?? KEEPING
}
