import { useId, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Language } from '../../../../game/language.ts'
import { useKeeping } from '../../../lib/account/retention.ts'
import { useClass } from '../ClassFrame.tsx'
import { useText } from '../dashboardLanguage.ts'
import { listed } from '../dates.ts'
import { PaperTools, usePaperLanguage } from '../PaperTools.tsx'
import { dashboardRoutes } from '../routes.ts'
import { letterText } from '../text/letter/index.ts'

/** Printable consent letter: without a name, or one for each learner id in `?for=`. */
export function LetterPage() {
  const { whole } = useClass()
  const said = useText(letterText)
  const [lang, setLang] = usePaperLanguage()
  const [query, setQuery] = useSearchParams()
  const [school, setSchool] = useState('')
  const id = useId()
  const wanted = query.get('for')?.split(',')
  const names = whole.learners.filter((learner) => wanted?.includes(learner.id)).map(({ name }) => name)
  const all = whole.learners.map((learner) => learner.id).join(',')
  return (
    <>
      <PaperTools title={said.page} back={dashboardRoutes.privacy(whole.id)} lang={lang} onLang={setLang}>
        {names.length > 0 ? (
          <button type="button" className="button" onClick={() => setQuery({})}>
            {said.one}
          </button>
        ) : (
          whole.learners.length > 0 && (
            <button type="button" className="button" onClick={() => setQuery({ for: all })}>
              {said.each(whole.learners.length)}
            </button>
          )
        )}
      </PaperTools>
      <div className="entry noprint letter-school">
        <label htmlFor={id}>{said.school}</label>
        <input id={id} value={school} maxLength={80} onChange={({ target }) => setSchool(target.value)} />
      </div>
      <div className="stack">
        {(names.length > 0 ? names : ['']).map((name, index) => (
          // Two children may have the same name.
          // oxlint-disable-next-line react/no-array-index-key
          <Letter key={index} name={name} school={school} lang={lang} />
        ))}
      </div>
    </>
  )
}

interface LetterProps {
  /** Empty if the name is to be written by hand. */
  readonly name: string
  readonly school: string
  readonly lang: Language
}

function Letter({ name, school, lang }: LetterProps) {
  const { whole } = useClass()
  const said = letterText[lang]
  const { retention_days, bin_days } = useKeeping()
  const teachers = listed(
    whole.teachers.map((teacher) => teacher.name),
    lang,
  )
  return (
    <article className="paper-sheet take-home letter" lang={lang}>
      {school !== '' && <p className="letter-head">{school}</p>}
      <h1>{said.title}</h1>
      <p>{said.dear}</p>
      <p>{said.intro(whole.group_name, whole.course_name)}</p>
      <h2>{said.stored}</h2>
      <List of={said.storedItems} />
      <h2>{said.never}</h2>
      <p>{said.neverText}</p>
      <h2>{said.who}</h2>
      <p>{said.whoText(teachers)}</p>
      <h2>{said.long}</h2>
      <p>{said.longText(retention_days)}</p>
      <h2>{said.rights}</h2>
      <List of={said.rightsList(bin_days)} />
      <p>{teachers}</p>
      <section className="letter-slip">
        <h2>{said.slip}</h2>
        <p className="letter-line">
          <span>{said.child}</span> <b>{name}</b>
        </p>
        <p className="letter-tick">{said.yes}</p>
        <p className="letter-tick">{said.no}</p>
        {[said.parent, said.date, said.signature].map((label) => (
          <p key={label} className="letter-line">
            <span>{label}</span> <b />
          </p>
        ))}
      </section>
    </article>
  )
}

function List({ of }: { readonly of: readonly string[] }) {
  return (
    <ul className="bulleted">
      {of.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
