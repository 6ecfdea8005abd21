import type { Question } from '../../../../../server/contract/reportLearner.ts'
import { useDashboardLanguage, useText } from '../dashboardLanguage.ts'
import { dated } from '../dates.ts'
import { reportText } from '../text/report/index.ts'
import { Filled, Several } from './Filled.tsx'
import { Item } from './Item.tsx'
import { usePlaceText } from './usePlaceText.ts'

/** The tries of a question in order: what was chosen, and whether it was right. */
export function TriesText({ question: { tries, lang } }: { readonly question: Question }) {
  const said = useText(reportText)
  const steps = tries.map(({ n, ok, help, chose }) =>
    ok ? (
      said.tryRight(help)
    ) : chose ? (
      <Filled key={n} text={said.tookFor} gaps={{ item: <Item item={chose} lang={lang} /> }} />
    ) : (
      said.tryWrong
    ),
  )
  return <Several items={steps} separator=" → " />
}

/** One question in one line: when, where and its tries. */
export function QuestionText({ question }: { readonly question: Question }) {
  const said = useText(reportText)
  const [language] = useDashboardLanguage()
  const placeText = usePlaceText()
  const { day, place, counted } = question
  return (
    <>
      {dated(day, language, 'weekday')}, {placeText(place)}: <TriesText question={question} />
      {!counted && <span className="hint"> ({said.notCounted})</span>}
    </>
  )
}
