import { Fragment, type ReactNode } from 'react'
import type { PackItem } from '../../../../../server/contract/packs.ts'
import { LANGUAGE_NAMES } from '../../../lib/language/languageNames.ts'
import { useDashboardLanguage, useText } from '../dashboardLanguage.ts'
import { dated } from '../dates.ts'
import { packText } from '../text/packs/index.ts'
import { Faults } from './Faults.tsx'
import { PackTools } from './PackTools.tsx'
import { sizeIn } from './size.ts'

interface Props {
  readonly pack: PackItem
  /** What the class on the screen decides of it. */
  readonly children?: ReactNode
  /** Formats that this service can make. */
  readonly formats: readonly string[]
  readonly onDone: () => void
}

/** One of the teacher's books: what it is, what it takes, who is in it, and what can be done with it. */
export function PackRow({ pack, children, formats, onDone }: Props) {
  const said = useText(packText)
  const [language] = useDashboardLanguage()
  const losses = pack.losses ?? []
  const lacks = pack.faults ?? []
  const facts = [
    said.pagesN(pack.pages - 1),
    pack.languages.map((one) => LANGUAGE_NAMES[one]).join(', '),
    ...(pack.level === null ? [] : [said.levelOf(pack.level)]),
    sizeIn(pack.bytes, language),
    said.licences[pack.licence] ?? pack.licence,
  ]
  return (
    <div className="pack-row">
      <div className="pack-about">
        <b>{pack.titles[language]}</b>
        {pack.state === 'unreadable' ? (
          <p className="minor">
            <b>{said.unreadable}</b> {said.unreadableText}
          </p>
        ) : (
          <Facts facts={facts} />
        )}
        {pack.authors.length > 0 && <p className="minor muted">{said.by(pack.authors.join(', '))}</p>}
        {pack.withdrawn_at !== null && (
          <p className="minor">
            <b>{said.withdrawnOn(dated(pack.withdrawn_at, language, 'weekday'))}</b>
          </p>
        )}
        {pack.closed_at !== null && pack.withdrawn_at === null && (
          <p className="minor">
            <b>{said.closedOn(dated(pack.closed_at, language, 'weekday'))}</b> {said.closedText}
          </p>
        )}
        {pack.people.length > 0 && <p className="minor">{said.peopleN(pack.people.length)}</p>}
        {pack.state === 'draft' && <p className="minor">{said.draftText}</p>}
        {losses.length > 0 && (
          <details>
            <summary className="minor">{said.losses(losses.length)}</summary>
            <Faults faults={losses.map((loss) => ({ ...loss, file: '' }))} />
          </details>
        )}
        {lacks.length > 0 && (
          <details>
            <summary className="minor">{said.lacks(lacks.length)}</summary>
            <Faults faults={lacks} />
          </details>
        )}
      </div>
      {children}
      <PackTools pack={pack} formats={formats} onDone={onDone} />
    </div>
  )
}

/** In one line, of which only whole facts go into the next. */
function Facts({ facts }: { readonly facts: readonly string[] }) {
  return (
    <p className="minor">
      {facts.map((fact, index) => (
        <Fragment key={fact}>
          {index > 0 && ' · '}
          <span className="pack-fact">{fact}</span>
        </Fragment>
      ))}
    </p>
  )
}
