import { REPORT_RULES } from '../../../../../server/contract/reportHead.ts'
import type { Language } from '../../../../game/language.ts'
import { useDashboardLanguage, useText } from '../dashboardLanguage.ts'
import { useNarrow, useTight } from '../useNarrow.ts'
import { WideTable } from '../WideTable.tsx'
import { reportText } from '../text/report/index.ts'
import { skillText } from '../text/skills/index.ts'
import { How } from './How.tsx'
import { Item } from './Item.tsx'
import { type ItemRow, type SkillRow, askedSkillsOf } from './itemRows.ts'
import { Mark } from './Mark.tsx'
import { skillName } from './itemNames.ts'

interface Props {
  readonly name: string
  readonly rows: readonly ItemRow[]
  /** Number of children in the class. */
  readonly of: number
  readonly lang: Language
  readonly onChoose: (key: string) => void
}

const ALL_COLUMNS = [
  ['first', 'first', 'first'],
  ['known', 'known', 'known'],
  ['help', 'help', 'help'],
  ['not_yet', 'notyet', 'notyet'],
  ['none', 'none', 'none'],
] as const

/** With more skills there is no space for bars and for the items chosen instead. */
const SKILLS_WITH_BARS = 2

/** Legend of the table's icons. */
export function SkillLegend() {
  const said = useText(reportText)
  return (
    <p className="legend">
      {ALL_COLUMNS.map(([state, tone, sign]) => (
        <Mark key={state} tone={tone} sign={sign}>
          {said.state[state]}
        </Mark>
      ))}
      <How is="item" />
    </p>
  )
}

/** The items of a group with the number of children in each state, by skill. */
export function SkillTable({ name, rows, of, lang, onChoose }: Props) {
  const said = useText(reportText)
  const [language] = useDashboardLanguage()
  const skills = askedSkillsOf(rows)
  const isNarrow = useNarrow()
  const isTight = useTight()
  const hasChosen = skills.length <= SKILLS_WITH_BARS && !isNarrow
  const hasBars = hasChosen && !isTight
  const columns = isNarrow ? ALL_COLUMNS.filter(([state]) => state !== 'known') : ALL_COLUMNS
  const parts = { of, hasBars, columns }
  return (
    <WideTable name={name} isTight={skills.length > SKILLS_WITH_BARS}>
      <thead>
        <tr>
          <th scope="col" rowSpan={2}>
            {said.item}
          </th>
          {skills.map((skill) => (
            <th key={skill} scope="colgroup" className="group" colSpan={columns.length + (hasBars ? 1 : 0)}>
              {skillName(
                rows.flatMap(({ skills }) => skills).find(({ item }) => item.skill === skill)?.item ?? { skill },
                language,
              )}
            </th>
          ))}
          {hasChosen && (
            <th scope="col" rowSpan={2} className="group">
              {said.chose}
            </th>
          )}
        </tr>
        <tr>
          {skills.map((skill) => (
            <SkillHeads key={skill} {...parts} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">
              <Choose row={row} lang={lang} onChoose={onChoose} />
            </th>
            {skills.map((skill) => (
              <Cells key={skill} row={row.skills.find(({ item }) => item.skill === skill)} {...parts} />
            ))}
            {hasChosen && (
              <td className="group nw">
                <Chosen row={row} lang={lang} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </WideTable>
  )
}

function Choose({ row: { skills }, lang, onChoose }: Pick<Props, 'lang' | 'onChoose'> & { readonly row: ItemRow }) {
  const [first] = skills
  if (!first) return null
  return (
    <button
      type="button"
      className="button as-link"
      data-item={first.item.name}
      onClick={() => onChoose(first.item.key)}
    >
      <Item item={first.item} lang={lang} />
    </button>
  )
}

interface PartProps {
  readonly of: number
  readonly hasBars: boolean
  readonly columns: readonly (typeof ALL_COLUMNS)[number][]
}

function SkillHeads({ of, hasBars, columns }: PartProps) {
  const said = useText(reportText)
  const words = useText(skillText)
  return (
    <>
      {hasBars && (
        <th scope="col" className="group">
          {words.of(of)}
        </th>
      )}
      {columns.map(([state, tone, sign], index) => (
        <th key={state} scope="col" className={`count ${!hasBars && index === 0 ? 'group' : ''}`}>
          <Mark tone={tone} sign={sign} isQuiet>
            {said.state[state]}
          </Mark>
        </th>
      ))}
    </>
  )
}

function Cells({ row, of, hasBars, columns }: PartProps & { readonly row: SkillRow | undefined }) {
  const words = useText(skillText)
  if (!row || row.asked === 0)
    return (
      <td className="group muted minor" colSpan={columns.length + (hasBars ? 1 : 0)}>
        {row ? words.noCounted : words.notInBooks}
      </td>
    )
  return (
    <>
      {hasBars && (
        <td className="group share-cell">
          <Share row={row} of={of} />
        </td>
      )}
      {columns.map(([state], index) => (
        <td
          key={state}
          className={`count ${state === 'none' ? 'muted' : ''} ${!hasBars && index === 0 ? 'group' : ''}`}
        >
          {state === 'first' ? <b>{row.first.length}</b> : row[state].length}
        </td>
      ))}
    </>
  )
}

/** The item most often chosen instead, if enough children did so. */
function Chosen({ row, lang }: { readonly row: ItemRow; readonly lang: Language }) {
  const words = useText(skillText)
  const [most] = row.skills
    .flatMap(({ chose }) => chose)
    .filter(({ learner_ids }) => learner_ids.length >= REPORT_RULES.group)
    .toSorted((one, other) => other.learner_ids.length - one.learner_ids.length)
  if (!most) return <span className="muted">–</span>
  return (
    <>
      <Item item={most.item} lang={lang} /> <span aria-hidden>{most.learner_ids.length}×</span>
      <span className="visually-hidden">{words.chosenBy(most.learner_ids.length)}</span>
    </>
  )
}

/** A bar with the shares of the four states; the numbers are in the cells next to it. */
function Share({ row, of }: { readonly row: SkillRow; readonly of: number }) {
  const parts = [
    ['first', row.first.length],
    ['help', row.help.length],
    ['notyet', row.not_yet.length],
    ['none', row.none.length],
  ] as const
  return (
    <span className="share" aria-hidden>
      {parts.map(
        ([state, count]) =>
          count > 0 && <i key={state} className={state} style={{ width: `${(100 * count) / Math.max(1, of)}%` }} />,
      )}
    </span>
  )
}
