import type { LearnerReport } from '../../../../../server/contract/reportLearner.ts'
import type { Language } from '../../../../game/language.ts'
import { useClass } from '../ClassFrame.tsx'
import { dated, listed } from '../dates.ts'
import { sheetText } from '../text/sheet/index.ts'

interface Props {
  readonly report: LearnerReport
  /** The family's language. */
  readonly lang: Language
}

type Entry = LearnerReport['sheet'][number]
const LANGS = ['id', 'en'] as const

/** Sheet for parents: what the child read, knows and practises, and what to talk about. No marks and no ranks. */
export function Sheet({ report, lang }: Props) {
  const { whole } = useClass()
  const said = sheetText[lang]
  const { head, learner, days, current, sheet, sessions } = report
  const [first, last] = [head.filter.from ?? days[0], head.filter.to ?? days.at(-1)]
  const period = first && last && said.period(dated(first, lang, 'full'), dated(last, lang, 'full'))
  const talk = head.books.find(({ id }) => id === (current ?? head.books[0]?.id))?.talk[lang] ?? []
  const ofList = (list: Entry['list']) => sheet.filter((entry) => entry.list === list)
  return (
    <article className="paper-sheet take-home" lang={lang}>
      <p className="minor">
        {[
          whole.group_name,
          listed(
            whole.teachers.map(({ name }) => name),
            lang,
          ),
          period,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <h1>{said.title(learner.name)}</h1>
      {sessions === 0 && <p>{said.notBegun}</p>}
      {sessions > 0 && (
        <>
          <h2>{said.books}</h2>
          <WholeBooks report={report} lang={lang} />
          <h2>{said.knows}</h2>
          {ofList('knows').length === 0 ? <p>{said.knowsNothing}</p> : <List entries={ofList('knows')} lang={lang} />}
          {(['once', 'practising'] as const).map(
            (list) =>
              ofList(list).length > 0 && (
                <div key={list}>
                  <h2>{said[list]}</h2>
                  <List entries={ofList(list)} lang={lang} />
                </div>
              ),
          )}
        </>
      )}
      <h2>{said.home}</h2>
      <p>{said.ask}</p>
      <ul>
        {talk.map((question) => (
          <li key={question}>“{question}”</li>
        ))}
      </ul>
      <p className="take-home-foot">{said.foot}</p>
    </article>
  )
}

function WholeBooks({ report: { head, reading }, lang }: Props) {
  const said = sheetText[lang]
  const lines = head.books.flatMap(({ id, title }) => {
    const own = reading.filter(({ book_id }) => book_id === id)
    const used = own.flatMap((row) => (row.lang === 'any' ? [] : [row.lang]))
    const all = own.find((row) => row.lang === 'any') ?? own[0]
    if (!all || all.heard_books + all.alone_books === 0) return []
    const how = [
      ...(all.heard_books > 0 ? [said.heard(all.heard_books)] : []),
      ...(all.alone_books > 0 ? [said.alone(all.alone_books)] : []),
    ]
    const languages = listed(
      used.map((one) => said.langName[one]),
      lang,
    )
    return [{ id, text: `“${title[lang]}”: ${how.join(', ')} (${said.inLanguages(languages)}).` }]
  })
  if (lines.length === 0) return <p>{said.noWholeBook}</p>
  return (
    <ul>
      {lines.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ul>
  )
}

/** One line per language: letters, numbers, then words and everything else. */
function List({ entries, lang }: { readonly entries: readonly Entry[]; readonly lang: Language }) {
  const said = sheetText[lang]
  return LANGS.map((one) => {
    const own = entries.filter((entry) => entry.lang === one)
    const groups = [
      [said.letters, own.filter(({ group }) => group === 'letters')],
      [said.numbers, own.filter(({ group }) => group === 'numbers')],
      [said.words, own.filter(({ group }) => group !== 'letters' && group !== 'numbers')],
    ] as const
    const shown = groups.filter(([, items]) => items.length > 0)
    return (
      shown.length > 0 && (
        <p key={one}>
          <b>{said.langName[one]}:</b>{' '}
          {shown.map(([name, items], index) => (
            <span key={name}>
              {index > 0 && '; '}
              {name}{' '}
              <span className="asked-item" lang={one}>
                {items.map(({ label }) => label).join(', ')}
              </span>
            </span>
          ))}
          .
        </p>
      )
    )
  })
}
