import { useState } from 'react'
import type { LearnerReport } from '../../../../../server/contract/reportLearner.ts'
import { useDashboardLanguage, useText } from '../dashboardLanguage.ts'
import { dated } from '../dates.ts'
import { learnerText } from '../text/learner/index.ts'
import { reportText } from '../text/report/index.ts'
import { sendTick, type Tick } from './tick.ts'

const MARKS = ['own-words', 'part', 'not-yet'] as const
type State = 'tickSaved' | 'tickQueued' | 'tickFailed'

interface Props {
  readonly report: LearnerReport
}

/** Questions to talk about for each book, with the teacher's ticks for the answers. Each tick is saved at once. */
export function Talk({ report }: Props) {
  const { head, current } = report
  const said = useText(reportText)
  const words = useText(learnerText)
  const [language] = useDashboardLanguage()
  const [bookId, setBookId] = useState(current ?? head.books[0]?.id)
  const { ticks, state, tick } = useTicks(report)
  const book = head.books.find(({ id }) => id === bookId)
  if (!book) return null
  return (
    <section className="block stack-s noprint" aria-labelledby="talk">
      <h2 id="talk">{words.talk}</h2>
      <p className="hint">{words.talkHint}</p>
      <label className="minor">
        <span className="visually-hidden">{words.talkBook}</span>
        <select value={bookId} onChange={({ target }) => setBookId(Number(target.value))}>
          {head.books.map(({ id, title }) => (
            <option key={id} value={id}>
              {said.book(id)}: {title[language]}
            </option>
          ))}
        </select>
      </label>
      {book.talk[language].map((question, index) => (
        <Question
          key={`${book.id} ${question}`}
          text={question}
          mark={ticks.get(keyOf(book.id, index + 1))}
          observation={report.observations.find(({ book_id, number }) => book_id === book.id && number === index + 1)}
          onMark={(mark) => void tick({ book_id: book.id, number: index + 1, mark })}
        />
      ))}
      <p className="hint" role="status">
        {state && words[state]}
      </p>
    </section>
  )
}

const keyOf = (bookId: number, number: number) => `${bookId} ${number}`

/** The current ticks: those of the service, overridden by those just made. */
function useTicks({ learner, observations }: LearnerReport) {
  const [own, setOwn] = useState<ReadonlyMap<string, Tick['mark']>>(new Map())
  const [state, setState] = useState<State>()
  const stored = observations.map(({ book_id, number, mark }) => [keyOf(book_id, number), mark] as const)
  async function tick(made: Tick) {
    const key = keyOf(made.book_id, made.number)
    const before = own
    setOwn(new Map([...own, [key, made.mark]]))
    setState(undefined)
    try {
      setState((await sendTick(learner.id, made)) === 'sent' ? 'tickSaved' : 'tickQueued')
    } catch (error) {
      console.warn('A tick was not taken', error)
      setOwn(before)
      setState('tickFailed')
    }
  }
  return { ticks: new Map([...stored, ...own]), state, tick }
}

interface QuestionProps {
  readonly text: string
  readonly mark: Tick['mark'] | undefined
  readonly observation: LearnerReport['observations'][number] | undefined
  readonly onMark: (mark: Tick['mark']) => void
}

function Question({ text, mark, observation, onMark }: QuestionProps) {
  const said = useText(reportText)
  const words = useText(learnerText)
  const [language] = useDashboardLanguage()
  return (
    <fieldset className="talk-question">
      <legend>
        <b>{text}</b>
      </legend>
      <div className="buttons">
        {MARKS.map((one) => (
          <label key={one} className="tick">
            <input type="radio" name={text} checked={mark === one} onChange={() => onMark(one)} /> {said.mark[one]}
          </label>
        ))}
      </div>
      {observation && observation.mark === mark && observation.by !== null && (
        <p className="hint">{words.ticked(dated(observation.at, language, 'weekday'), observation.by)}</p>
      )}
    </fieldset>
  )
}
