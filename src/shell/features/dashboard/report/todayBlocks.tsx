import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { HomeReport } from '../../../../../server/contract/report.ts'
import { useClass } from '../ClassFrame.tsx'
import { useDashboardLanguage, useText } from '../dashboardLanguage.ts'
import { dated } from '../dates.ts'
import { Sign } from '../Sign.tsx'
import { dashboardRoutes } from '../routes.ts'
import { reportText } from '../text/report/index.ts'
import { Filled, Several } from './Filled.tsx'
import { How } from './How.tsx'
import { Item } from './Item.tsx'
import { Name, Names } from './Names.tsx'

interface Props {
  readonly report: HomeReport
}

/** Children who should get a tablet next, longest wait first. */
export function Turns({ report: { head, turns } }: Props) {
  const said = useText(reportText)
  const [language] = useDashboardLanguage()
  return (
    <section className="block" aria-labelledby="turns">
      <h2 id="turns">{said.turns}</h2>
      <p className="hint">{said.turnsHint}</p>
      <ol className="turns">
        {turns.map(({ learner_id, last_day }) => (
          <li key={learner_id}>
            <span>
              <Name head={head} id={learner_id} />
            </span>
            <span className="hint">{last_day === null ? said.fresh : dated(last_day, language, 'weekday')}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Tablets with unsent or missing events. Renders nothing if there are none. */
export function Unsent({ report: { head } }: Props) {
  const said = useText(reportText)
  const [language] = useDashboardLanguage()
  if (head.unsent.length + head.gaps.length === 0) return null
  return (
    <section className="block warn" aria-labelledby="unsent">
      <h2 id="unsent">
        <Sign name="wait" /> {said.unsent}
      </h2>
      {head.unsent.map(({ device_id, name, hello_at, queued }) => (
        <p key={device_id}>
          <Filled
            text={said.unsentText}
            gaps={{
              device: <b>{name ?? said.someTablet}</b>,
              names: <Names head={head} ids={queued.map(({ learner_id }) => learner_id)} isPlain />,
              day: dated(hello_at, language, 'time', head.time_zone),
            }}
          />
        </p>
      ))}
      {head.gaps.map(({ device_id, name, missing, hello_at }) => (
        <p key={`gap ${device_id}`}>
          <Filled
            text={said.gapText}
            gaps={{
              device: <b>{name ?? said.someTablet}</b>,
              n: missing,
              day: dated(hello_at, language, 'time', head.time_zone),
            }}
          />
        </p>
      ))}
      <How is="waiting" />
    </section>
  )
}

/** Children who were active this week, and those who were not yet. */
export function ActiveBlock({ report: { head, active } }: Props) {
  const said = useText(reportText)
  const { learner_ids, not_yet, unsent_only } = active
  return (
    <section className="block">
      <h2>{said.active(learner_ids.length, head.learners.length, unsent_only.length > 0)}</h2>
      {not_yet.length > 0 && (
        <p>
          {said.notYetThisWeek} <Names head={head} ids={not_yet} />
        </p>
      )}
      {unsent_only.length > 0 && (
        <p>
          {said.onTablet} <Names head={head} ids={unsent_only} />
        </p>
      )}
      <How is="active" />
    </section>
  )
}

/** Children who are stuck, with the activities and items. */
export function StuckBlock({ report: { head, stuck } }: Props) {
  const said = useText(reportText)
  const [language] = useDashboardLanguage()
  return (
    <section className="block">
      <h2>{said.stuck(stuck.length)}</h2>
      {stuck.length === 0 && <p>{said.stuckNone}</p>}
      <ul className="stack-s">
        {stuck.map(({ learner_id, places, items }) => {
          const what: ReactNode[] = [
            ...places.map(({ place }) => place.title[language]),
            ...items.map(({ item, lang }) => <Item key={`${item.key} ${lang}`} item={item} lang={lang} />),
          ]
          return (
            <li key={learner_id}>
              <Name head={head} id={learner_id} />: <Several items={what} />
            </li>
          )
        })}
      </ul>
      <How is="stuck" />
    </section>
  )
}

/** Number of children who finished each book. */
export function DoneBlock({ report: { head, done } }: Props) {
  const { whole } = useClass()
  const said = useText(reportText)
  return (
    <section className="block stack-s">
      <h2>{said.done}</h2>
      <ul>
        {done.map(({ book_id, learner_ids }) => (
          <li key={book_id}>
            {said.book(book_id)}: <b>{said.ofAll(learner_ids.length, head.learners.length)}</b>
          </li>
        ))}
      </ul>
      <p>
        <Link to={dashboardRoutes.books(whole.id)}>{said.booksTitle}</Link>
      </p>
    </section>
  )
}
