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
  /** The frame says from when a cached answer is. */
  readonly isFrame?: boolean
  readonly children: (data: Data) => ReactNode
}

/** What was fetched; or that it is being fetched, or why it could not be. What was there last stays to be seen. */
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
