import type { ReactNode } from 'react'
import { useDashboardLanguage, useWords } from './dashboardLanguage.ts'
import { dated } from './dates.ts'
import { statusText } from './errorText.ts'
import { Sign } from './Sign.tsx'
import type { Loaded } from './useLoaded.ts'
import { errorWords } from './words/errors.ts'
import { frameWords } from './words/frame.ts'

interface Props<Data> {
  readonly of: Loaded<Data>
  /** The frame says from when a cached answer is. */
  readonly isFrame?: boolean
  readonly children: (data: Data) => ReactNode
}

/** What was fetched; or that it is being fetched, or why it could not be. What was there last stays to be seen. */
export function State<Data>({ of: loaded, isFrame = false, children }: Props<Data>) {
  const said = useWords(frameWords)
  const [language] = useDashboardLanguage()
  const { status, data, cached, workedOut } = loaded
  return (
    <>
      {(status === 'failed' || status === 'offline' || status === 'slow') && <Trouble of={loaded} />}
      {cached && !isFrame && <p className="hint">{said.cachedFrom(dated(cached.at, language, 'time'))}</p>}
      {data !== undefined && workedOut && <p role="status">{said.workedOut(workedOut.made, workedOut.of)}</p>}
      {data === undefined && status === 'loading' && (
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

function Trouble({ of: { status, data, code, reload } }: { readonly of: Omit<Loaded<unknown>, 'put'> }) {
  const said = useWords(frameWords)
  const errors = useWords(errorWords)
  const isGone = code === 404
  const [title, text] =
    status === 'offline'
      ? [said.offline, said.offlineText]
      : status === 'slow'
        ? [said.slow, said.failedText]
        : isGone
          ? [said.gone, said.goneText]
          : [said.failed, said.failedText]
  return (
    <div className="notice-bar block warn" role="alert">
      <Sign name={status === 'offline' ? 'offline' : 'bang'} />
      <span>
        <b>{title}</b> {data === undefined ? text : said.stale}{' '}
        {code !== undefined && !isGone && <span className="hint">{statusText(errors, code)}</span>}
      </span>
      <button type="button" className="button" onClick={reload}>
        {said.again}
      </button>
    </div>
  )
}
