import { QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from './apiError.ts'
import { readUser } from '../account/session.ts'

/** While the service does not answer, the queries on the screen ask it again this often, ms; and at once when the browser says that the network is back. */
const RETRY_MS = 15_000

/**
 * The app's one query client, for the screens below `QueryLayout`. A query's data live as long as a screen shows it: every screen asks the service when it
 * opens, and nothing of one account is left in memory for the next. What outlives the screen is stored on purpose (`lastAnswers.ts`).
 * Book pages, activities, the shelf and the games must not import it: children wait for their first paint.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error) => console.warn('A query failed', error) }),
  defaultOptions: {
    queries: {
      // The service may be the school's own, in a network without the internet: only a call tells whether it answers.
      networkMode: 'always',
      gcTime: 0,
      retry: false,
      refetchInterval: ({ state }) => (outage(state.error) ? RETRY_MS : false),
      refetchOnWindowFocus: false,
      // By the listener below: the library's own waits for an `offline` event first, which a page opened without a network never had.
      refetchOnReconnect: false,
    },
    mutations: { networkMode: 'always', gcTime: 0 },
  },
})

window.addEventListener('online', () => {
  void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => outage(state.error) !== undefined })
})

/** Whose data it is: the first part of the key of every query whose answer is one account's business. */
export const accountKey = (): string => readUser()?.id ?? ''

/** Why there is no answer: the service is out of reach, or too slow to wait for. Undefined where it did answer. */
export function outage(error: unknown): 'offline' | 'slow' | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.kind === 'timeout') return 'slow'
  return error.kind === 'network' || error.kind === 'csrf' ? 'offline' : undefined
}
