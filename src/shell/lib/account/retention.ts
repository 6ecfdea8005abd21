import { queryOptions, useQuery } from '@tanstack/react-query'
import { KEEPING, type Keeping, keepingAnswer } from '../../../../server/contract/retention.ts'
import { apiClient } from '../service/apiClient.ts'

/** It changes only with the settings of the service: asked for once in this time, ms, for all who want to know. */
const LIFETIME_MS = 10 * 60_000

const keepingQuery = queryOptions({
  queryKey: ['keeping'],
  queryFn: async () => keepingAnswer.parse((await apiClient.get<unknown>('/api/keeping')).data).data,
  staleTime: LIFETIME_MS,
  gcTime: LIFETIME_MS,
  refetchInterval: false,
})

/** How long this service keeps things. Until it has said so, and where it is out of reach, what holds where nothing is set. */
export function useKeeping(): Keeping {
  return useQuery(keepingQuery).data ?? KEEPING
}
