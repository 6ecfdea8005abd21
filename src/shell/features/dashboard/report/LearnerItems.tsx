import type { LearnerReport } from '../../../../../server/contract/reportLearner.ts'
import type { ReportItem } from '../../../../../server/contract/reportParts.ts'
import { useDashboardLanguage, useText } from '../dashboardLanguage.ts'
import { Sign } from '../Sign.tsx'
import { WideTable } from '../WideTable.tsx'
import { learnerText } from '../text/learner/index.ts'
import { reportText } from '../text/report/index.ts'
import { How } from './How.tsx'
import { Mark } from './Mark.tsx'
import { groupName, groupsOf, skillName, skillsInOrder } from './itemNames.ts'

type Row = LearnerReport['items'][number]

/** Words are too many for columns, so `LearnerWords` lists them. */
const LISTED = 'words'
const LANGS = ['id', 'en'] as const
const MARKS = { first: ['first', 'first'], help: ['help', 'help'], not_yet: ['notyet', 'notyet'] } as const

/** State of each item except words, by skill and language. */
export function LearnerItems({ report: { items, catalog, too_early } }: { readonly report: LearnerReport }) {
  const said = useText(reportText)
  const words = useText(learnerText)
  const [language] = useDashboardLanguage()
  const grids = groupsOf(catalog).filter(({ group }) => group !== LISTED)
  return (
    <section className="stack-s" aria-labelledby="items">
      <h2 id="items">{said.items}</h2>
      {too_early && <p className="block">{words.tooEarly}</p>}
      {grids.map((one) => (
        <ItemGrid
          key={one.group}
          name={groupName(one, language)}
          items={items.filter(({ item }) => item.group === one.group)}
          catalog={catalog.filter((item) => item.group === one.group)}
        />
      ))}
      <p className="legend">
        <Mark tone="known" sign="known">
          {words.knownMeans}
        </Mark>
        <Mark tone="first" sign="first">
          {words.firstMeans}
        </Mark>
        <Mark tone="help" sign="help">
          {said.state.help}
        </Mark>
        <Mark tone="notyet" sign="notyet">
          {said.state.not_yet}
        </Mark>
        <Mark tone="none" sign="none">
          {said.state.none}
        </Mark>
        <How is="known" />
      </p>
    </section>
  )
}

interface GridProps {
  readonly name: string
  readonly items: readonly Row[]
  readonly catalog: readonly ReportItem[]
}

function ItemGrid({ name, items, catalog }: GridProps) {
  const said = useText(reportText)
  const [language] = useDashboardLanguage()
  const columns = [...new Map(catalog.map((item) => [item.name, item])).values()]
  const kinds = LANGS.flatMap((lang) =>
    skillsInOrder(items.flatMap((row) => (row.lang === lang ? [row.item] : []))).map(({ skill, skill_label }) => ({
      lang,
      skill,
      name: skillName({ skill, skill_label }, language),
    })),
  )
  if (kinds.length === 0) return null
  return (
    <WideTable name={name}>
      <thead>
        <tr>
          <th scope="col">{name}</th>
          {columns.map((item) => (
            <th key={item.name} scope="col" className="item-col" lang={language}>
              {item.label[language]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map(({ lang, skill, name: asked }) => (
          <tr key={`${lang} ${skill}`}>
            <th scope="row" className="item-kind">
              {asked}, <span className="muted">{said.lang[lang]}</span>
            </th>
            {columns.map(({ name: item }) => (
              <td key={item} className="item-col">
                {catalog.some((one) => one.name === item && one.skill === skill) && (
                  <ItemState
                    row={items.find((row) => row.lang === lang && row.item.skill === skill && row.item.name === item)}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </WideTable>
  )
}

function ItemState({ row }: { readonly row: Row | undefined }) {
  const said = useText(reportText)
  if (!row)
    return (
      <Mark tone="none" sign="none" isQuiet>
        {said.state.none}
      </Mark>
    )
  const [tone, sign] = row.known ? (['known', 'known'] as const) : MARKS[row.state]
  return (
    <>
      <Mark tone={tone} sign={sign} isQuiet>
        {row.known ? said.known : said.state[row.state]}
      </Mark>
      {row.stuck && (
        <span className="why">
          <Sign name="bang" />
          <span className="visually-hidden"> {said.stuckMark}</span>
        </span>
      )}
    </>
  )
}
