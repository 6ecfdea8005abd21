import { QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from './apiError.ts'
import { readUser } from '../account/session.ts'

/** Retry interval of visible queries while the service is unreachable, ms; they also retry when the browser reports that the network is back. */
const RETRY_MS = 15_000

/**
 * The app's query client, for the screens below `QueryLayout`. Data live only while a screen shows them: every screen requests them when it opens,
 * and no account's data stay in memory for the next. What must outlive the screen is stored by `lastAnswers.ts`. Book pages, activities, the shelf
 * and the games must not import it: children wait for their first paint.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error) => console.warn('A query failed', error) }),
  defaultOptions: {
    queries: {
      // The service may run in a school's network without the internet, so only a request shows whether it responds.
      networkMode: 'always',
      gcTime: 0,
      retry: false,
      refetchInterval: ({ state }) => (outage(state.error) ? RETRY_MS : false),
      refetchOnWindowFocus: false,
      // Done by the listener below: the library's own needs an `offline` event first, which a page opened offline never gets.
      refetchOnReconnect: false,
    },
    mutations: { networkMode: 'always', gcTime: 0 },
  },
})

window.addEventListener('online', () => {
  void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => outage(state.error) !== undefined })
})

/** The account, as the first part of the key of every query for account data. */
export const accountKey = (): string => readUser()?.id ?? ''

/** Why there is no response: service unreachable or too slow. Undefined if it responded. */
export function outage(error: unknown): 'offline' | 'slow' | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.kind === 'timeout') return 'slow'
  return error.kind === 'network' || error.kind === 'csrf' ? 'offline' : undefined
}
