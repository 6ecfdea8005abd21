import type { PathItemRow, PathRow } from '../../../../../server/contract/path.ts'
import type { Language } from '../../../../game/language.ts'
import { useDashboardLanguage, useText } from '../dashboardLanguage.ts'
import { dated } from '../dates.ts'
import { Filled, Listed, Several } from '../report/Filled.tsx'
import { pathText } from '../text/path/index.ts'

/** So many items of a part are named. */
const NAMED = 4

interface Props {
  readonly row: PathRow
  /** The language that is learned. */
  readonly lang: Language
}

/** The path's own sentence: why today asks what it asks. Made from what was chosen, not from chances. */
export function WhyText({ row: { why, held }, lang }: Props) {
  const said = useText(pathText)
  const filled = (text: string, list: readonly PathItemRow[]) =>
    list.length === 0 ? [] : [<Filled key={text} text={text} gaps={{ items: <Items items={list} lang={lang} /> }} />]
  const parts = [
    ...filled(said.pinned, why.pinned),
    ...(why.again.length > 0 ? [<Again key="again" items={why.again} lang={lang} />] : []),
    ...filled(said.due, why.due),
    ...(why.again.length + why.due.length === 0 ? [said.nothingDue] : []),
    ...filled(said.fresh, why.fresh),
    ...(why.too_shaky > 0 ? [said.tooShaky(why.too_shaky)] : []),
  ]
  return (
    <span className="path-why">
      {held && `${said.asYouSet} `}
      <Several items={parts} separator="; " />.
    </span>
  )
}

function Again({ items, lang }: { readonly items: readonly PathItemRow[]; readonly lang: Language }) {
  const said = useText(pathText)
  const [language] = useDashboardLanguage()
  const chose = items.find((item) => item.chose)?.chose
  return (
    <>
      <Filled text={said.again} gaps={{ items: <Items items={items} lang={lang} /> }} />
      {chose && ` (${said.chose(chose.label, dated(chose.day, language, 'weekday'))})`}
    </>
  )
}

/** What items are called, each once; the first few of them. */
export function Items({ items, lang }: { readonly items: readonly PathItemRow[]; readonly lang: Language }) {
  const said = useText(pathText)
  const labels = [...new Set(items.map(({ label }) => label))]
  const named = labels.slice(0, labels.length > NAMED + 1 ? NAMED : NAMED + 1)
  const left = labels.length - named.length
  const nodes = named.map((label) => (
    <b key={label} className="asked-item" lang={lang}>
      {label}
    </b>
  ))
  return <Listed items={left > 0 ? [...nodes, said.more(left)] : nodes} />
}
