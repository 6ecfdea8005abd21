import type { WeekSheet } from '../../../../content/ladder/week.ts'
import type { Language } from '../../../../game/language.ts'
import { useClass } from '../ClassFrame.tsx'
import { dated } from '../dates.ts'
import { weekText } from '../text/week/index.ts'

interface Props {
  readonly sheet: WeekSheet
  readonly names: readonly string[]
  readonly monday: string
  /** The language that is learned. */
  readonly lang: Language
  /** The family's language. */
  readonly paper: Language
}

/** One sheet of the week: what these children can read now. */
export function WeekPaper({ sheet, names, monday, lang, paper }: Props) {
  const { whole } = useClass()
  const said = weekText[paper]
  const { step, sounds, syllables, words, heart, text } = sheet
  return (
    <article className="paper-sheet take-home week-sheet" lang={paper}>
      <p className="minor">
        {whole.group_name} · {said.week(dated(monday, paper, 'full'))} · {names.join(', ')}
      </p>
      <h2>{said.title(step.order, step.title[paper])}</h2>
      {sounds.length > 0 && (
        <>
          <h3>{said.sounds}</h3>
          <ul className="week-sounds" lang={lang}>
            {sounds.map((sound) => (
              <li key={`${sound.text} ${sound.keyword}`}>
                <b>{sound.text}</b>
                <span lang={paper}>{said.as(sound.keyword)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <Row title={said.syllables} lang={lang} items={syllables.map((one) => [one])} />
      <Row title={said.words} lang={lang} items={words} />
      <Row title={said.heart} lang={lang} items={heart.map((one) => [one])} />
      <h3>{said.text}</h3>
      <div className="week-text" lang={lang}>
        {text.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <h3>{said.home}</h3>
      <ul className="week-tips">
        {said.tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </article>
  )
}

interface RowProps {
  readonly title: string
  readonly lang: Language
  readonly items: readonly (readonly string[])[]
}

/** Things to read in a row, their parts told apart by a dot. */
function Row({ title, lang, items }: RowProps) {
  if (items.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <ul className="week-row" lang={lang}>
        {items.map((parts) => (
          <li key={parts.join('')}>{parts.join('·')}</li>
        ))}
      </ul>
    </>
  )
}
