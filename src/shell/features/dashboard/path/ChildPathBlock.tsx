import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ChildPath } from '../../../../../server/contract/path.ts'
import { LANGUAGES, type Language } from '../../../../game/language.ts'
import { useClass } from '../ClassFrame.tsx'
import { useDashboardLanguage, useText } from '../dashboardLanguage.ts'
import { dated, listed } from '../dates.ts'
import { reportQueries } from '../queries.ts'
import { Filled } from '../report/Filled.tsx'
import { How } from '../report/How.tsx'
import { nameIn } from '../report/useReport.ts'
import { State } from '../State.tsx'
import { pathText } from '../text/path/index.ts'
import { reportText } from '../text/report/index.ts'
import { BookToday } from './BookToday.tsx'
import { ChildCheck } from './CheckLine.tsx'
import { ChildItems } from './ChildItems.tsx'
import { ChildSaid } from './ChildSaid.tsx'
import { PathDialog } from './PathDialog.tsx'
import { StepMark } from './StepMark.tsx'
import { Items, WhyText } from './WhyText.tsx'

interface Props {
  readonly learnerId: string
  /** The language that the child used last; `null` before the first visit. */
  readonly lang: Language | null
}

/** One child's path: the step, why, what a teacher has set, words for parents, and every item with its tries. */
export function ChildPathBlock({ learnerId, lang: last }: Props) {
  const { whole } = useClass()
  const said = useText(pathText)
  const report = useText(reportText)
  const [own] = useDashboardLanguage()
  const [chosen, setChosen] = useState<Language>()
  const [isChanging, setChanging] = useState(false)
  const lang = chosen ?? last ?? own
  const query = useQuery(reportQueries.childPath(whole.id, learnerId, lang))
  return (
    <section className="block stack-s" aria-labelledby="child-path">
      <div className="path-head">
        <h2 id="child-path">{said.onPath}</h2>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would need a visible legend */}
        <span className="either noprint" role="group" aria-label={report.triesIn}>
          {LANGUAGES.map((one) => (
            <button key={one} type="button" aria-pressed={one === lang} onClick={() => setChosen(one)}>
              {report.lang[one]}
            </button>
          ))}
        </span>
      </div>
      <State of={query}>{(child) => <Shown child={child} onChange={() => setChanging(true)} />}</State>
      {isChanging && <PathDialog learnerId={learnerId} lang={lang} onClose={() => setChanging(false)} />}
    </section>
  )
}

function Shown({ child, onChange }: { readonly child: ChildPath; readonly onChange: () => void }) {
  const { head, row, steps, lang } = child
  const said = useText(pathText)
  const [language] = useDashboardLanguage()
  const step = steps.find(({ id }) => id === row.step)
  const next = steps.find(({ order }) => order === (step?.order ?? 0) + 1)
  return (
    <>
      <p>
        <StepMark step={step} />{' '}
        {row.since !== null && row.step === row.own_step && (
          <span className="minor muted">{said.since(dated(row.since, language, 'weekday'), row.turns)}</span>
        )}
      </p>
      <p>
        <WhyText row={row} lang={lang} /> <BookToday row={row} head={head} lang={lang} />.
      </p>
      {row.held && (
        <p className="minor">
          {said.yours}: {row.held.turns_left === null ? said.untilChanged : said.turnsLeft(row.held.turns_left)}
        </p>
      )}
      {row.stuck.length > 0 && (
        <p>
          <Filled text={said.stuck} gaps={{ items: <Items items={row.stuck} lang={lang} /> }} />
        </p>
      )}
      <p className="minor">
        {next && `${said.next(said.stepOf(next.order, next.title[language]))}. `}
        {said.knows(row.known)} <How is="path" />
      </p>
      <p className="noprint">
        <button type="button" className="button" onClick={onChange}>
          {said.change}
        </button>
      </p>
      <ChildCheck row={row} steps={steps} lang={lang} />
      <h3>{said.sayToParents}</h3>
      <p className="selectable">{parentsWords(child, nameIn(head, row.learner_id), language)}</p>
      <ChildSaid child={child} />
      <ChildItems child={child} />
    </>
  )
}

/** So many words are named to parents. */
const WORDS = 5

/** What a teacher can say to parents about the step: what it is, and what to do at home. No marks. */
function parentsWords({ row, steps, brings }: ChildPath, name: string, language: Language): string {
  const said = pathText[language]
  const title = steps.find(({ id }) => id === row.step)?.title[language] ?? ''
  const [first] = brings.sounds
  return [
    first === undefined
      ? said.parentsStep(name, title)
      : said.parentsSounds(name, listed(brings.sounds, language), first),
    ...(brings.words.length > 0 ? [said.parentsWords(listed(brings.words.slice(0, WORDS), language))] : []),
  ].join(' ')
}
