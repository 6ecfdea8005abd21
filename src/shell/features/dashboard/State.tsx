import type { ReactNode } from 'react'
import { useWords } from './dashboardLanguage.ts'
import { Sign } from './Sign.tsx'
import type { Loaded } from './useLoaded.ts'
import { frameWords } from './words/frame.ts'

interface Props<Data> {
  readonly of: Loaded<Data>
  readonly children: (data: Data) => ReactNode
}

/** What was fetched; or that it is being fetched, or why it could not be. What was there last stays to be seen. */
export function State<Data>({ of: loaded, children }: Props<Data>) {
  const said = useWords(frameWords)
  const { status, data, workedOut } = loaded
  return (
    <>
      {(status === 'failed' || status === 'offline') && <Trouble of={loaded} />}
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
  const isGone = code === 404
  const title = status === 'offline' ? said.offline : isGone ? said.gone : said.failed
  const text = status === 'offline' ? said.offlineText : isGone ? said.goneText : said.failedText
  return (
    <div className="notice-bar block warn" role="alert">
      <Sign name={status === 'offline' ? 'offline' : 'bang'} />
      <span>
        <b>{title}</b> {data === undefined ? text : said.stale}{' '}
        {code !== undefined && !isGone && <span className="how">{said.answered(code)}</span>}
      </span>
      <button type="button" className="push" onClick={reload}>
        {said.again}
      </button>
    </div>
  )
}
