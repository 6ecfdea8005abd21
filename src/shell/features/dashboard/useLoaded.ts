import { useCallback, useEffect, useState } from 'react'
import { ApiError } from '../../lib/apiError.ts'

/** Something that is fetched. While it is fetched again, or where that fails, what was there last stays in `data`. */
export interface Loaded<Data> {
  readonly status: 'loading' | 'ready' | 'failed' | 'offline'
  readonly data: Data | undefined
  /** The status of the answer, where there was one. */
  readonly code: number | undefined
  readonly reload: () => void
  /** Takes an answer that another call has brought. */
  readonly put: (data: Data) => void
}

interface Kept<Data> {
  readonly load: () => Promise<Data>
  readonly round: number
  readonly status: 'ready' | 'failed' | 'offline'
  readonly data: Data | undefined
  readonly code: number | undefined
}

/** Fetches with `load`, which must stay the same function for the same thing (`useCallback`). */
export function useLoaded<Data>(load: () => Promise<Data>): Loaded<Data> {
  const [kept, setKept] = useState<Kept<Data>>()
  const [round, setRound] = useState(0)
  useEffect(() => {
    let isOver = false
    load().then(
      (data) => {
        if (!isOver) setKept({ status: 'ready', data, code: undefined, load, round })
      },
      (error: unknown) => {
        if (isOver) return
        console.warn('The dashboard could not be filled', error)
        setKept((last) => ({ data: last?.load === load ? last.data : undefined, ...failureOf(error), load, round }))
      },
    )
    return () => {
      isOver = true
    }
  }, [load, round])
  const reload = useCallback(() => setRound((last) => last + 1), [])
  const put = useCallback(
    (data: Data) => setKept({ status: 'ready', data, code: undefined, load, round }),
    [load, round],
  )
  // Of another thing nothing is shown, not even for a moment.
  const own = kept?.load === load ? kept : undefined
  const status = own?.round === round ? own.status : 'loading'
  return { status, data: own?.data, code: status === 'loading' ? undefined : own?.code, reload, put }
}

function failureOf(error: unknown): Pick<Kept<never>, 'status' | 'code'> {
  const isApi = error instanceof ApiError
  const isAway = isApi && (error.kind === 'network' || error.kind === 'csrf' || error.kind === 'timeout')
  return { status: isAway ? 'offline' : 'failed', code: isApi ? error.status : undefined }
}
