import type { LearnerReport } from '../../../../../server/contract/reportLearner.ts'
import { useDashboardLanguage, useText } from '../dashboardLanguage.ts'
import { learnerText } from '../text/learner/index.ts'
import { reportText } from '../text/report/index.ts'
import { Item } from './Item.tsx'
import { skillName, skillsInOrder } from './itemNames.ts'
import { Mark } from './Mark.tsx'
import { Several } from './Filled.tsx'

type Row = LearnerReport['items'][number]

const STATES = [
  ['known', 'known'],
  ['first', 'first'],
  ['help', 'help'],
  ['not_yet', 'notyet'],
] as const

/** The words that a child was asked to read or build, by outcome. */
export function LearnerWords({ report }: { readonly report: LearnerReport }) {
  const said = useText(reportText)
  const words = useText(learnerText)
  const items = report.items.filter(({ item }) => item.group === 'words')
  return (
    <section className="block stack-s" aria-labelledby="words">
      <h2 id="words">{words.words}</h2>
      {items.length === 0 && <p className="hint">{words.noCounted}</p>}
      {(['id', 'en'] as const).map((lang) => (
        <WordTable key={lang} name={said.lang[lang]} items={items.filter((row) => row.lang === lang)} />
      ))}
    </section>
  )
}

function WordTable({ name, items }: { readonly name: string; readonly items: readonly Row[] }) {
  const said = useText(reportText)
  const words = useText(learnerText)
  const [language] = useDashboardLanguage()
  if (items.length === 0) return null
  // Only skills defined by a single kind carry a label.
  const others = skillsInOrder(items.map(({ item }) => item)).filter(({ skill_label }) => skill_label !== undefined)
  const stateOf = ({ known, state }: Row) => (known ? 'known' : state)
  return (
    <table className="word-table">
      <caption>{name}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{words.outcome}</span>
          </th>
          <th scope="col">{words.reads}</th>
          <th scope="col">{words.builds}</th>
          {others.map((one) => (
            <th key={one.skill} scope="col">
              {skillName(one, language)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {STATES.map(([state, sign]) => {
          const own = items.filter((row) => stateOf(row) === state)
          if (own.length === 0) return null
          return (
            <tr key={state}>
              <th scope="row">
                <Mark tone={sign} sign={sign}>
                  {state === 'known' ? said.known : said.state[state]}
                </Mark>
              </th>
              {['read', 'build', ...others.map(({ skill }) => skill)].map((skill) => (
                <td key={skill}>
                  <WordList rows={own.filter(({ item }) => item.skill === skill)} />
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function WordList({ rows }: { readonly rows: readonly Row[] }) {
  if (rows.length === 0) return '–'
  return <Several items={rows.map(({ item, lang }) => <Item key={item.key} item={item} lang={lang} />)} />
}
