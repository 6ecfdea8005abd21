import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { HomeReport } from '../../../../../server/contract/report.ts'
import type { ReportHead } from '../../../../../server/contract/reportHead.ts'
import type { Need } from '../../../../../server/contract/reportParts.ts'
import { useClass } from '../ClassFrame.tsx'
import { useDashboardLanguage, useText } from '../dashboardLanguage.ts'
import { dated } from '../dates.ts'
import { Sign } from '../Sign.tsx'
import { dashboardRoutes } from '../routes.ts'
import { reportText } from '../text/report/index.ts'
import { DoneTick } from './DoneTick.tsx'
import { Filled, Several } from './Filled.tsx'
import { How } from './How.tsx'
import { Item } from './Item.tsx'
import { Names } from './Names.tsx'
import { useNeedText } from './needText.tsx'
import { nameIn } from './useReport.ts'

/** The needs of the class, most urgent first: who, what, and what to do about it. At most six. */
export function NeedList({ report: { head, needs, done_today } }: { readonly report: HomeReport }) {
  const said = useText(reportText)
  return (
    <section aria-labelledby="needs">
      <h2 id="needs" className="visually-hidden">
        {said.needs}
      </h2>
      {needs.length === 0 && <p className="block">{said.nothingUrgent}</p>}
      <ol className="needs">
        {needs.map((need) => (
          <NeedRow key={need.kind} need={need} head={head} isDone={done_today.includes(need.kind)} />
        ))}
      </ol>
    </section>
  )
}

interface RowProps {
  readonly need: Need
  readonly head: ReportHead
  readonly isDone: boolean
}

function NeedRow({ need, head, isDone }: RowProps) {
  const { whole } = useClass()
  const said = useText(reportText)
  const { what, next, each = [] } = useNeedText(need, head)
  return (
    <li>
      <p>{what}</p>
      <p className="next">
        <Sign name="next" /> <b>{said.nextWord}</b> {next}{' '}
        {need.kind === 'away' && need.fresh.length > 0 && (
          <Link
            to={dashboardRoutes.cards(
              whole.id,
              need.fresh.map(({ learner_id }) => learner_id),
            )}
          >
            {said.do.fresh}
          </Link>
        )}
      </p>
      {need.kind === 'struggling' && <Each parts={each} more={said.moreChildren} />}
      {need.kind === 'mix' && each.length > 0 && (
        <details className="each">
          <summary>
            <OtherPairs of={need.pairs.slice(1)} />
          </summary>
          <Parts of={each} />
        </details>
      )}
      {need.unsent.length > 0 && (
        <p className="flag">
          <Sign name="wait" />{' '}
          <Filled text={said.unsentOf} gaps={{ names: <Names head={head} ids={need.unsent} isPlain /> }} />
        </p>
      )}
      <DoneTick kind={need.kind} day={head.today} isDone={isDone} />
      {need.kind === 'stuck' && (
        <Why>
          <LeftDays need={need} head={head} />. <How is="stuck" />
        </Why>
      )}
      {need.kind === 'struggling' && <How is="struggling" />}
      {need.kind === 'mix' && <How is="chose" />}
    </li>
  )
}

/** Parts that are visible at first; the others unfold. */
const SEEN = 3

function Each({ parts, more }: { readonly parts: readonly ReactNode[]; readonly more: (n: number) => string }) {
  if (parts.length === 0) return null
  const [seen, others] = [parts.slice(0, SEEN), parts.slice(SEEN)]
  return (
    <div className="each">
      <Parts of={seen} />
      {others.length > 0 && (
        <details>
          <summary>{more(others.length)}</summary>
          <Parts of={others} />
        </details>
      )}
    </div>
  )
}

/** Pairs that are named in the summary of the folded list. */
const NAMED_PAIRS = 4

function OtherPairs({ of }: { readonly of: Extract<Need, { kind: 'mix' }>['pairs'] }) {
  const said = useText(reportText)
  const named = of.slice(0, NAMED_PAIRS).map(({ pair: [one, other], lang }) => (
    <span key={`${lang} ${one.key} ${other.key}`}>
      <Item item={one} lang={lang} />–<Item item={other} lang={lang} /> ({said.lang[lang]})
    </span>
  ))
  const rest = of.length - named.length
  return (
    <Filled
      text={said.morePairs}
      gaps={{
        pairs: (
          <>
            <Several items={named} /> {rest > 0 && said.moreOf(rest)}
          </>
        ),
      }}
    />
  )
}

function Parts({ of }: { readonly of: readonly ReactNode[] }) {
  return (
    <ul>
      {of.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts never reorder
        <li key={index}>{part}</li>
      ))}
    </ul>
  )
}

function Why({ children }: { readonly children: ReactNode }) {
  const said = useText(reportText)
  return (
    <details>
      <summary>{said.why}</summary>
      {children}
    </details>
  )
}

function LeftDays({ need, head }: { readonly need: Extract<Need, { kind: 'stuck' }>; readonly head: ReportHead }) {
  const said = useText(reportText)
  const [language] = useDashboardLanguage()
  const each = need.each.map(({ learner_id, days }) => (
    <Filled
      key={learner_id}
      text={said.leftOn}
      gaps={{
        name: nameIn(head, learner_id),
        days: days.map((day) => dated(day, language, 'weekday')).join(', '),
      }}
    />
  ))
  return <Several items={each} separator="; " />
}
