import type { PathReport, PathRow } from '../../../../../server/contract/path.ts'
import type { Language } from '../../../../game/language.ts'
import { useDashboardLanguage, useText } from '../dashboardLanguage.ts'
import { dated, listed } from '../dates.ts'
import { nameIn } from '../report/useReport.ts'
import { pathText } from '../text/path/index.ts'
import { useChecks } from './useChecks.ts'

interface LineProps {
  readonly check: PathRow['check']
  readonly steps: PathReport['steps']
}

/** What the last five-minute check of a child found, and whether one is coming. Nothing where there is neither. */
export function CheckLine({ check: { latest, is_wanted }, steps }: LineProps) {
  const said = useText(pathText)
  const [language] = useDashboardLanguage()
  const step = steps.find(({ id }) => id === latest?.step)
  return (
    <>
      {latest && step && (
        <span className="minor muted path-since" title={said.checkSure(latest.answers)}>
          {said.checkFound(dated(latest.day, language, 'weekday'), said.stepOf(step.order, step.title[language]))}
        </span>
      )}
      {is_wanted && <span className="minor muted path-since">{said.checkWanted}</span>}
    </>
  )
}

/** One child's check: what it is, what the last one found, and the way to ask for one. */
export function ChildCheck({
  row,
  steps,
  lang,
}: { readonly row: PathRow; readonly lang: Language } & Pick<LineProps, 'steps'>) {
  const said = useText(pathText)
  const { isBusy, ask } = useChecks(lang)
  const { latest, is_wanted } = row.check
  return (
    <>
      <h3>{said.checkTitle}</h3>
      {(latest !== null || is_wanted) && (
        <p>
          <CheckLine check={row.check} steps={steps} />
          {latest && <span className="minor muted"> ({said.checkSure(latest.answers)})</span>}
        </p>
      )}
      <p className="minor">{said.checkText}</p>
      <p className="noprint">
        <button
          type="button"
          className="button"
          disabled={isBusy}
          onClick={() => void ask([row.learner_id], !is_wanted)}
        >
          {is_wanted ? said.checkBack : said.checkAsk}
        </button>
      </p>
    </>
  )
}

/** Names the children who have had no check for a term, and asks for theirs by one press. */
export function CheckReminder({ report: { head, rows, lang } }: { readonly report: PathReport }) {
  const said = useText(pathText)
  const [language] = useDashboardLanguage()
  const { isBusy, ask } = useChecks(lang)
  const over = rows.filter(({ check }) => check.is_over && !check.is_wanted).map(({ learner_id }) => learner_id)
  if (over.length === 0) return null
  const names = over.map((id) => nameIn(head, id))
  return (
    <section className="block stack-s noprint">
      <h2>{said.checkTitle}</h2>
      <p>{said.checkOver(listed(names, language))}</p>
      <p className="minor">{said.checkText}</p>
      <p>
        <button type="button" className="button" disabled={isBusy} onClick={() => void ask(over, true)}>
          {said.checkAll(over.length)}
        </button>
      </p>
    </section>
  )
}
