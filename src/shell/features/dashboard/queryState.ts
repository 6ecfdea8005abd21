import { notifyManager, type Query, type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { ApiError } from '../../lib/service/apiError.ts'
import { outage } from '../../lib/service/queryClient.ts'

/** Time of a cached response, and why it is shown: the service is unreachable or too slow. */
interface Cached {
  readonly at: string
  readonly reason: 'offline' | 'slow'
}

/** Progress of a calculation: figures of `made` children out of `of` are done. */
interface WorkedOut {
  readonly made: number
  readonly of: number
}

/** Describes a query's cached data; `undefined` unless they are shown because of an outage. */
export function cachedOf(query: Pick<UseQueryResult, 'data' | 'error' | 'dataUpdatedAt'>): Cached | undefined {
  const reason = outage(query.error)
  return reason && query.data !== undefined ? { at: new Date(query.dataUpdatedAt).toISOString(), reason } : undefined
}

/** Progress from a 503 while the service calculates figures; `undefined` for other errors. */
export function workedOutOf(error: unknown): WorkedOut | undefined {
  const [made, of] = error instanceof ApiError && error.status === 503 ? (error.fields['figures'] ?? []) : []
  return made === undefined || of === undefined ? undefined : { made: Number(made), of: Number(of) }
}

/** The oldest cached data on the screen; `undefined` if everything is up to date. */
export function useOldestShown(): Cached | undefined {
  const oldest = useCachedShown((shown) => Math.min(...shown.map(({ state }) => state.dataUpdatedAt)))
  const isOffline = useCachedShown((shown) => shown.some(({ state }) => outage(state.error) === 'offline'))
  if (!Number.isFinite(oldest)) return undefined
  return { at: new Date(oldest).toISOString(), reason: isOffline ? 'offline' : 'slow' }
}

/** Applies `select` to the active queries that show cached data, and subscribes to changes. */
function useCachedShown<Value extends number | boolean>(select: (shown: readonly Query[]) => Value): Value {
  const cache = useQueryClient().getQueryCache()
  return useSyncExternalStore(
    useCallback((listener) => cache.subscribe(notifyManager.batchCalls(listener)), [cache]),
    () => select(cache.findAll({ type: 'active', predicate: isLastAnswer })),
  )
}

const isLastAnswer = ({ state, options }: Query): boolean =>
  options.persister !== undefined && state.data !== undefined && outage(state.error) !== undefined
