import { useEffect, useRef } from 'react'
import { REPORT_RULES, type ReportHead } from '../../../../../server/contract/reportHead.ts'
import type { Question } from '../../../../../server/contract/reportLearner.ts'
import type { Language } from '../../../../game/language.ts'
import { useDashboardLanguage, useText } from '../dashboardLanguage.ts'
import { reportQueries } from '../queries.ts'
import { State } from '../State.tsx'
import { reportText } from '../text/report/index.ts'
import { skillText } from '../text/skills/index.ts'
import { Several } from './Filled.tsx'
import { Item } from './Item.tsx'
import type { ItemRow, SkillRow } from './itemRows.ts'
import { Mark } from './Mark.tsx'
import { Name, Names } from './Names.tsx'
import { QuestionText, TriesText } from './QuestionText.tsx'
import { usePlaceText } from './usePlaceText.ts'
import { nameIn, useReport } from './useReport.ts'
import { skillName } from './itemNames.ts'

interface Props {
  readonly row: ItemRow
  readonly head: ReportHead
  readonly lang: Language
  /** Key of the requested item and skill, which is shown first. */
  readonly askedKey: string | null
  /** Whether the teacher chose the item: then its title is focused, and Escape returns the focus to the table. */
  readonly isAsked: boolean
}

/** Details of one item: for each skill, which children are in which state, with their tries. */
export function ItemPanel({ row, head, lang, askedKey, isAsked }: Props) {
  const words = useText(skillText)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isAsked) title.current?.focus({ preventScroll: window.innerWidth > 1180 })
  }, [isAsked])
  useBackOnEscape(row.name, isAsked)
  const skills = row.skills.toSorted(
    (one, other) => Number(other.item.key === askedKey) - Number(one.item.key === askedKey),
  )
  const [first] = skills
  if (!first) return null
  return (
    <section className="block stack item-panel" aria-labelledby="item">
      <h2 id="item" tabIndex={-1} ref={title}>
        <Item item={first.item} lang={lang} /> <span className="hint">{words.inLanguage[lang]}</span>
      </h2>
      {skills.map((skill) => (
        <Skill key={skill.item.key} row={skill} head={head} lang={lang} />
      ))}
    </section>
  )
}

function useBackOnEscape(name: string, isAsked: boolean): void {
  useEffect(() => {
    if (!isAsked) return undefined
    const back = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      document.querySelector<HTMLElement>(`[data-item="${CSS.escape(name)}"]`)?.focus()
    }
    document.addEventListener('keydown', back)
    return () => document.removeEventListener('keydown', back)
  }, [name, isAsked])
}

interface SkillProps {
  readonly row: SkillRow
  readonly head: ReportHead
  readonly lang: Language
}

function Skill({ row, head, lang }: SkillProps) {
  const said = useText(reportText)
  const words = useText(skillText)
  const [language] = useDashboardLanguage()
  const placeText = usePlaceText()
  const { item, asked, first, none, chose } = row
  return (
    <div className="stack-s">
      <h3>{words.asked(skillName(item, language), asked, row.questions)}</h3>
      {asked < REPORT_RULES.classAsked && <p className="hint">{said.tooFew(asked)}</p>}
      {asked > 0 && <Tries row={row} lang={lang} />}
      {first.length > 0 && (
        <p>
          <Mark tone="first" sign="first">
            <b>{words.names(said.state.first, first.length)}</b>
          </Mark>{' '}
          <Names head={head} ids={first} />
        </p>
      )}
      {chose.length > 0 && (
        <p>
          {said.chose}:{' '}
          <Several
            items={chose.map((taken) => (
              <span key={taken.item.key}>
                <Item item={taken.item} lang={lang} /> {words.chosenBy(taken.learner_ids.length)}
              </span>
            ))}
          />
        </p>
      )}
      {none.length > 0 && (
        <p className="hint">
          {words.names(said.state.none, none.length)}: {none.map((id) => nameIn(head, id)).join(', ')}
        </p>
      )}
      <p className="hint">
        {said.whereAsked}: {row.places.map(placeText).join('; ') || '–'}
      </p>
    </div>
  )
}

/** Children who missed or needed help, each with their latest tries. */
function Tries({ row, lang }: Pick<SkillProps, 'row' | 'lang'>) {
  const key = row.item.key
  const query = useReport((id, days) => reportQueries.questions(id, lang, key, days))
  return (
    <State of={query}>
      {({ head, questions }) => (
        <>
          <TriesOf ids={row.not_yet} state="not_yet" row={row} head={head} questions={questions} />
          <TriesOf ids={row.help} state="help" row={row} head={head} questions={questions} />
        </>
      )}
    </State>
  )
}

interface TriesOfProps {
  readonly ids: readonly string[]
  readonly state: 'not_yet' | 'help'
  readonly row: SkillRow
  readonly head: ReportHead
  readonly questions: readonly Question[]
}

function TriesOf({ ids, state, row, head, questions }: TriesOfProps) {
  const said = useText(reportText)
  const words = useText(skillText)
  const tone = state === 'help' ? 'help' : 'notyet'
  if (ids.length === 0) return null
  return (
    <div>
      <Mark tone={tone} sign={tone}>
        <b>{words.names(said.state[state], ids.length)}</b>
      </Mark>
      {ids.map((id) => {
        const own = questions.filter(({ learner_id }) => learner_id === id)
        const latest = own.find(({ counted }) => counted)
        return (
          <details key={id} className="minor">
            <summary>
              <b>{nameIn(head, id)}</b>
              {row.stuck.includes(id) && ` (${said.stuckMark})`}{' '}
              {latest && (
                <span className="tried">
                  <TriesText question={latest} />
                </span>
              )}
            </summary>
            {own.map((question) => (
              <p key={question.id}>
                <QuestionText question={question} />
              </p>
            ))}
            <p>
              <Name head={head} id={id} />
            </p>
          </details>
        )
      })}
    </div>
  )
}
