import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useDashboardLanguage, useText } from './dashboardLanguage.ts'
import { dated } from './dates.ts'
import { ApiError } from '../../lib/service/apiError.ts'
import { outage } from '../../lib/service/queryClient.ts'
import { statusText } from './errorText.ts'
import { cachedOf, workedOutOf } from './queryState.ts'
import { Sign } from './Sign.tsx'
import { failureText } from './text/errors/index.ts'
import { frameText } from './text/frame/index.ts'

interface Props<Data> {
  readonly of: UseQueryResult<Data>
  /** Hides the hint about cached data, because the frame already shows it. */
  readonly isFrame?: boolean
  readonly children: (data: Data) => ReactNode
}

/** Renders a query: its data, a loading state, the progress of a calculation, or an error. Old data stay visible after an error. */
export function State<Data>({ of: query, isFrame = false, children }: Props<Data>) {
  const said = useText(frameText)
  const [language] = useDashboardLanguage()
  const { data, error, isFetching, isPending, failureReason } = query
  const cached = cachedOf(query)
  const workedOut = workedOutOf(failureReason)
  return (
    <>
      {error && !cached && !isFetching && <Trouble of={query} />}
      {cached && !isFrame && <p className="hint">{said.cachedFrom(dated(cached.at, language, 'time'))}</p>}
      {data !== undefined && workedOut && <p role="status">{said.workedOut(workedOut.made, workedOut.of)}</p>}
      {isPending && (
        <div className="waiting">
          <p role="status">{workedOut ? said.workedOut(workedOut.made, workedOut.of) : said.loading}</p>
          {[72, 52, 84, 66, 58].map((width) => (
            <i key={width} style={{ width: `${width}%` }} />
          ))}
        </div>
      )}
      {data !== undefined && children(data)}
    </>
  )
}

function Trouble({ of: { data, error, refetch } }: { readonly of: UseQueryResult }) {
  const said = useText(frameText)
  const errors = useText(failureText)
  const reason = outage(error)
  const code = error instanceof ApiError ? error.status : undefined
  const isGone = code === 404
  const [title, text] =
    reason === 'offline'
      ? [said.offline, said.offlineText]
      : reason === 'slow'
        ? [said.slow, said.failedText]
        : isGone
          ? [said.gone, said.goneText]
          : [said.failed, said.failedText]
  return (
    <div className="notice-bar block warn" role="alert">
      <Sign name={reason === 'offline' ? 'offline' : 'bang'} />
      <span>
        <b>{title}</b> {data === undefined ? text : said.stale}{' '}
        {code !== undefined && !isGone && <span className="hint">{statusText(errors, code)}</span>}
      </span>
      <button type="button" className="button" onClick={() => void refetch()}>
        {said.again}
      </button>
    </div>
  )
}
