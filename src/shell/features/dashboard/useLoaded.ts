import { useCallback, useEffect, useState } from 'react'
import { ApiError } from '../../lib/service/apiError.ts'
import { type Cached, cachedOf, useShowCached } from './cachedDesk.ts'

/** Something that is fetched. While it is fetched again, or where that fails, what was there last stays in `data`. */
export interface Loaded<Data> {
  readonly status: 'loading' | 'ready' | 'failed' | 'offline' | 'slow'
  readonly data: Data | undefined
  /** From when `data` is, where it is a cached answer. */
  readonly cached: Cached | undefined
  /** The status of the answer, where there was one. */
  readonly code: number | undefined
  /** How much is done of what the service must work out first; it is asked again by itself. */
  readonly workedOut: WorkedOut | undefined
  readonly reload: () => void
  /** Takes an answer that another call has brought. */
  readonly put: (data: Data) => void
}

/** So many children's figures are there, of so many. */
export interface WorkedOut {
  readonly made: number
  readonly of: number
}

/** After this the service is asked again, ms; it waits five seconds itself before it says that it is not done. */
const AGAIN_MS = 2000

/** As long as the service did not answer it is asked again this often, ms; and at once where the browser says that the network is back. */
const RETRY_MS = 15_000

interface Stored<Data> {
  readonly load: () => Promise<Data>
  readonly round: number
  readonly status: Loaded<Data>['status']
  readonly data: Data | undefined
  readonly code: number | undefined
  readonly workedOut?: WorkedOut
}

/** Fetches with `load`, which must stay the same function for the same thing (`useCallback`). */
export function useLoaded<Data>(load: () => Promise<Data>): Loaded<Data> {
  const [stored, setStored] = useState<Stored<Data>>()
  const [round, setRound] = useState(0)
  useEffect(() => {
    let isOver = false
    let again: ReturnType<typeof setTimeout> | undefined
    load().then(
      (data) => {
        if (!isOver) setStored({ status: 'ready', data, code: undefined, load, round })
      },
      (error: unknown) => {
        if (isOver) return
        const workedOut = workedOutOf(error)
        if (workedOut) {
          setStored((last) => ({
            ...WAITING,
            data: last?.load === load ? last.data : undefined,
            workedOut,
            load,
            round,
          }))
          again = setTimeout(() => setRound((last) => last + 1), AGAIN_MS)
          return
        }
        console.warn('The dashboard could not be filled', error)
        setStored((last) => ({ data: last?.load === load ? last.data : undefined, ...failureOf(error), load, round }))
      },
    )
    return () => {
      isOver = true
      clearTimeout(again)
    }
  }, [load, round])
  const reload = useCallback(() => setRound((last) => last + 1), [])
  const put = useCallback(
    (data: Data) => setStored({ status: 'ready', data, code: undefined, load, round }),
    [load, round],
  )
  // Of another thing nothing is shown, not even for a moment.
  const own = stored?.load === load ? stored : undefined
  const status = own?.round === round ? own.status : 'loading'
  const code = status === 'loading' ? undefined : own?.code
  const cached = cachedOf(own?.data)
  useShowCached(cached)
  useRetry(cached !== undefined || status === 'offline' || status === 'slow', reload)
  return { status, data: own?.data, cached, code, workedOut: own?.workedOut, reload, put }
}

/** Asks again until the service has answered. */
function useRetry(isAway: boolean, reload: () => void): void {
  useEffect(() => {
    if (!isAway) return undefined
    const timer = setInterval(reload, RETRY_MS)
    window.addEventListener('online', reload)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', reload)
    }
  }, [isAway, reload])
}

const WAITING = { status: 'loading', code: undefined } as const

/** Whether the service said that it is still working figures out. */
function workedOutOf(error: unknown): WorkedOut | undefined {
  const [made, of] = error instanceof ApiError && error.status === 503 ? (error.fields['figures'] ?? []) : []
  return made === undefined || of === undefined ? undefined : { made: Number(made), of: Number(of) }
}

function failureOf(error: unknown): Pick<Stored<never>, 'status' | 'code'> {
  const isApi = error instanceof ApiError
  const isOffline = isApi && (error.kind === 'network' || error.kind === 'csrf')
  const status = isOffline ? 'offline' : isApi && error.kind === 'timeout' ? 'slow' : 'failed'
  return { status, code: isApi ? error.status : undefined }
}
