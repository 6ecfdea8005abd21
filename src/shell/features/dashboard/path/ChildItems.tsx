import type { ChildPath } from '../../../../../server/contract/path.ts'
import { useDashboardLanguage, useText } from '../dashboardLanguage.ts'
import { dated } from '../dates.ts'
import { Mark } from '../report/Mark.tsx'
import type { SignName } from '../Sign.tsx'
import { pathText } from '../text/path/index.ts'

type Item = ChildPath['items'][number]

const MARKS: Readonly<
  Record<Item['state'], readonly [tone: 'known' | 'first' | 'help' | 'notyet' | 'none', SignName]>
> = {
  known: ['known', 'known'],
  sure: ['first', 'first'],
  between: ['help', 'help'],
  shaky: ['notyet', 'notyet'],
  new: ['none', 'none'],
}

/** All that a child has been asked of the ladder, step by step, each with its tries; behind a press. */
export function ChildItems({ child: { items, steps, lang } }: { readonly child: ChildPath }) {
  const said = useText(pathText)
  const [language] = useDashboardLanguage()
  const asked = items.filter(({ tries }) => tries.length > 0)
  if (asked.length === 0) return null
  return (
    <details className="path-items">
      <summary>
        {said.items} ({asked.length})
      </summary>
      {steps.map((step) => {
        const own = asked.filter((item) => item.step === step.id)
        return own.length === 0 ? null : (
          <div key={step.id}>
            <h4>{said.stepOf(step.order, step.title[language])}</h4>
            <ul>
              {own.map((item) => (
                <OneItem key={item.item} item={item} lang={lang} />
              ))}
            </ul>
          </div>
        )
      })}
    </details>
  )
}

function OneItem({ item, lang }: { readonly item: Item; readonly lang: string }) {
  const said = useText(pathText)
  const [language] = useDashboardLanguage()
  const [tone, sign] = MARKS[item.state]
  const tries = item.tries.map(({ day, ok, chose }) => {
    const how = ok ? said.right : chose === undefined ? said.notYet : said.took(chose)
    return `${dated(day, language, 'weekday')}: ${how}`
  })
  return (
    <li>
      <Mark tone={tone} sign={sign}>
        {said.itemStates[item.state]}
      </Mark>{' '}
      <b className="asked-item" lang={lang}>
        {item.label}
      </b>{' '}
      {said.skills[item.skill] ?? item.skill} <span className="minor muted">{tries.join('; ')}</span>
    </li>
  )
}
