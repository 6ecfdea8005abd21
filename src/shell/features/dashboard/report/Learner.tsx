import { Link, useParams } from 'react-router-dom'
import type { LearnerReport } from '../../../../../server/contract/reportLearner.ts'
import { useClass } from '../ClassFrame.tsx'
import { useDashboardLanguage, useText } from '../dashboardLanguage.ts'
import { dated } from '../dates.ts'
import { ChildPathBlock } from '../path/ChildPathBlock.tsx'
import { Sign } from '../Sign.tsx'
import { reportQueries } from '../queries.ts'
import { State } from '../State.tsx'
import { dashboardRoutes } from '../routes.ts'
import { learnerText } from '../text/learner/index.ts'
import { reportText } from '../text/report/index.ts'
import { BookMark } from './BookMark.tsx'
import { Filled } from './Filled.tsx'
import { How } from './How.tsx'
import { Item } from './Item.tsx'
import { LearnerItems } from './LearnerItems.tsx'
import { LearnerWords } from './LearnerWords.tsx'
import { Mark } from './Mark.tsx'
import { QuestionText } from './QuestionText.tsx'
import { Reading } from './Reading.tsx'
import { ReportHead } from './ReportHead.tsx'
import { csvFiles } from './reportApi.ts'
import { Step } from './Step.tsx'
import { Talk } from './Talk.tsx'
import { useReport } from './useReport.ts'
import { skillName } from './itemNames.ts'

/** Page of one learner: next step, reading, known items and latest tries. */
export function Learner() {
  const { whole } = useClass()
  const { learnerId = '' } = useParams()
  const said = useText(reportText)
  const words = useText(learnerText)
  const query = useReport((id, days) => reportQueries.learner(id, learnerId, days))
  const name = whole.learners.find(({ id }) => id === learnerId)?.name ?? said.learner
  return (
    <>
      <nav className="learner-way noprint" aria-label={said.learnersTitle}>
        <Link to={dashboardRoutes.learners(whole.id)}>{said.learnersTitle}</Link>
        <Neighbours learnerId={learnerId} />
      </nav>
      <ReportHead
        title={name}
        sub={query.data && <Sub report={query.data} />}
        files={[
          [said.csvReading, csvFiles.reading(whole.id, learnerId)],
          [said.csvTries, csvFiles.tries(whole.id, learnerId)],
        ]}
      >
        <Link className="button main" to={dashboardRoutes.learnerSheet(whole.id, learnerId)}>
          <Sign name="print" /> {words.forParents}
        </Link>
      </ReportHead>
      <State of={query}>{(report) => <OneLearner key={report.learner.id} report={report} />}</State>
    </>
  )
}

/** Links to the previous and next learner by name; wraps around at the ends. */
function Neighbours({ learnerId }: { readonly learnerId: string }) {
  const { whole } = useClass()
  const words = useText(learnerText)
  const sorted = whole.learners.toSorted((one, other) => one.name.localeCompare(other.name, 'id'))
  const index = sorted.findIndex(({ id }) => id === learnerId)
  const [before, after] = [sorted.at(index - 1), sorted[(index + 1) % sorted.length]]
  if (index === -1 || sorted.length < 2 || !before || !after) return null
  return (
    <span className="buttons">
      <Link className="button" to={dashboardRoutes.learner(whole.id, before.id)}>
        {before.name}
        <span className="visually-hidden">, {words.previous}</span>
      </Link>
      <Link className="button" to={dashboardRoutes.learner(whole.id, after.id)}>
        {after.name}
        <span className="visually-hidden">, {words.next}</span> <Sign name="next" />
      </Link>
    </span>
  )
}

function Sub({ report }: { readonly report: LearnerReport }) {
  const said = useText(reportText)
  const words = useText(learnerText)
  const [language] = useDashboardLanguage()
  const { sessions, days, minutes, last_day, last_lang, learner } = report
  if (sessions === 0) return words.addedOn(dated(learner.added, language, 'weekday'))
  const [first] = days
  return [
    `${words.sessions(sessions, days.length, minutes)} ${first === undefined ? '' : words.since(dated(first, language, 'weekday'))}`,
    ...(last_day !== null && last_lang !== null
      ? [words.lastIn(dated(last_day, language, 'weekday'), said.inLang[last_lang])]
      : []),
  ].join('; ')
}

function OneLearner({ report }: { readonly report: LearnerReport }) {
  const said = useText(reportText)
  const words = useText(learnerText)
  const { head, learner, next, books, items, reading, sessions } = report
  return (
    <>
      {learner.waiting > 0 && (
        <p className="block warn" style={{ marginBottom: 12 }}>
          <Sign name="wait" /> {words.waiting(learner.waiting, learner.name)} {words.waitingText}
        </p>
      )}
      <div className="cols beside">
        <div className="stack">
          <section className="block do">
            <h2>{said.nextStep}</h2>
            <p>
              <Step step={next} head={head} />
            </p>
          </section>
          <ChildPathBlock learnerId={learner.id} lang={report.last_lang} />
          {items.length > 0 && <Answers report={report} />}
          {sessions > 0 && reading.length === 0 && <p className="block">{words.nothingRead}</p>}
          {reading.length > 0 && <Reading report={report} />}
          {items.length > 0 && <LearnerItems report={report} />}
          {sessions > 0 && <Latest report={report} />}
        </div>
        <div className="stack">
          {sessions > 0 && <LearnerWords report={report} />}
          <section className="block">
            <h2>{said.starsOfBooks}</h2>
            <dl className="book-states">
              {books.map((cell) => (
                <div key={cell.book_id}>
                  <dt>{said.book(cell.book_id)}</dt>
                  <dd>
                    <BookMark cell={cell} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
          <Talk report={report} />
        </div>
      </div>
    </>
  )
}

/** Totals of the child's answers and, if the child is struggling, the hardest skill. */
function Answers({ report: { answers, struggling, too_early } }: { readonly report: LearnerReport }) {
  const said = useText(reportText)
  const words = useText(learnerText)
  const [language] = useDashboardLanguage()
  if (too_early) return null
  return (
    <section className={struggling ? 'block warn' : 'block'} aria-label={said.firstTries}>
      <p>
        <Filled text={answers.repeated === 0 ? words.answersNew : words.answers} gaps={{ ...answers }} />{' '}
        <How is="answers" />
      </p>
      {struggling && (
        <p>
          <Filled
            text={words.struggling}
            gaps={{
              n: struggling.missed,
              of: struggling.asked,
              notYet: struggling.not_yet,
              skill: skillName(struggling, language).toLocaleLowerCase(language),
              lang: said.inLang[struggling.lang],
              missed: struggling.skill_missed,
              asked: struggling.skill_asked,
            }}
          />{' '}
          <How is="struggling" />
        </p>
      )}
    </section>
  )
}

const OUTCOMES = { first: ['first', 'first'], help: ['help', 'help'], not_yet: ['notyet', 'notyet'] } as const

/** The latest tries, newest first. */
function Latest({ report: { latest } }: { readonly report: LearnerReport }) {
  const said = useText(reportText)
  const [language] = useDashboardLanguage()
  return (
    <section className="block">
      <h2>{said.latest}</h2>
      {latest.length === 0 && <p className="hint">{said.noTries}</p>}
      <ul className="latest-tries minor">
        {latest.map((question) => {
          const [tone, sign] = OUTCOMES[question.outcome]
          return (
            <li key={question.id}>
              <Mark tone={tone} sign={sign} isQuiet>
                {said.state[question.outcome]}
              </Mark>{' '}
              <Item item={question.item} lang={question.lang} /> {skillName(question.item, language)},{' '}
              {said.lang[question.lang]}; <QuestionText question={question} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
