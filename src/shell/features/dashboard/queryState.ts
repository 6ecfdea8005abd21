import { notifyManager, type Query, type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { ApiError } from '../../lib/service/apiError.ts'
import { outage } from '../../lib/service/queryClient.ts'

/** From when a cached answer is, and why it is shown: the service is out of reach, or too slow to wait for. */
interface Cached {
  readonly at: string
  readonly reason: 'offline' | 'slow'
}

/** So many children's figures are there, of so many. */
interface WorkedOut {
  readonly made: number
  readonly of: number
}

/** From when a query's data are, where they are the last answer of a service that does not answer now. */
export function cachedOf(query: Pick<UseQueryResult, 'data' | 'error' | 'dataUpdatedAt'>): Cached | undefined {
  const reason = outage(query.error)
  return reason && query.data !== undefined ? { at: new Date(query.dataUpdatedAt).toISOString(), reason } : undefined
}

/** Whether the service said that it is still working figures out. */
export function workedOutOf(error: unknown): WorkedOut | undefined {
  const [made, of] = error instanceof ApiError && error.status === 503 ? (error.fields['figures'] ?? []) : []
  return made === undefined || of === undefined ? undefined : { made: Number(made), of: Number(of) }
}

/** From when the oldest part of the screen is, and why; undefined where all of it is what the service says now. */
export function useOldestShown(): Cached | undefined {
  const oldest = useCachedShown((shown) => Math.min(...shown.map(({ state }) => state.dataUpdatedAt)))
  const isOffline = useCachedShown((shown) => shown.some(({ state }) => outage(state.error) === 'offline'))
  if (!Number.isFinite(oldest)) return undefined
  return { at: new Date(oldest).toISOString(), reason: isOffline ? 'offline' : 'slow' }
}

/** What `select` says of the queries that are on the screen with their last answer. */
function useCachedShown<Value extends number | boolean>(select: (shown: readonly Query[]) => Value): Value {
  const cache = useQueryClient().getQueryCache()
  return useSyncExternalStore(
    useCallback((listener) => cache.subscribe(notifyManager.batchCalls(listener)), [cache]),
    () => select(cache.findAll({ type: 'active', predicate: isLastAnswer })),
  )
}

const isLastAnswer = ({ state, options }: Query): boolean =>
  options.persister !== undefined && state.data !== undefined && outage(state.error) !== undefined
