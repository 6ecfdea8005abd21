import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import type { ClassBooksAnswer } from '../../../../../server/contract/classes.ts'
import type { RecordAnswer } from '../../../../../server/contract/record.ts'
import type { Language } from '../../../../game/language.ts'
import { useKeeping } from '../../../lib/account/retention.ts'
import { useClass } from '../ClassFrame.tsx'
import { classesApi } from '../classesApi.ts'
import { useText } from '../dashboardLanguage.ts'
import { dated } from '../dates.ts'
import { PaperTools, usePaperLanguage } from '../PaperTools.tsx'
import { classQueries } from '../queries.ts'
import { State } from '../State.tsx'
import { useTask } from '../useTask.ts'
import { dashboardRoutes } from '../routes.ts'
import { familyText } from '../text/family/index.ts'
import { retentionText } from '../text/retention/index.ts'
import { recordFigures } from './recordFigures.ts'

/** Printable page with everything stored about one child, in plain words for the family, and the complete file. Only for the class's owner. */
export function FamilyRecordPage() {
  const { whole } = useClass()
  const keeping = useText(retentionText)
  return whole.is_owner ? <OwnersPage /> : <p className="block">{keeping.ownerOnly}</p>
}

function OwnersPage() {
  const { whole } = useClass()
  const { learnerId = '' } = useParams()
  const said = useText(familyText)
  const { isBusy, run } = useTask()
  const [lang, setLang] = usePaperLanguage()
  const query = useQuery(classQueries.familyRecord(whole.id, learnerId))
  const name = query.data?.record.learner.name ?? ''
  return (
    <>
      <PaperTools title={said.page} back={dashboardRoutes.privacy(whole.id)} lang={lang} onLang={setLang}>
        <button
          type="button"
          className="button"
          disabled={isBusy || name === ''}
          onClick={() => void run(() => classesApi.saveRecord(whole.id, learnerId, name))}
        >
          {said.file}
        </button>
      </PaperTools>
      <State of={query}>{({ record, books }) => <FamilyRecord record={record} books={books} lang={lang} />}</State>
    </>
  )
}

interface Props {
  readonly record: RecordAnswer['data']
  readonly lang: Language
}

function FamilyRecord({ record, books, lang }: Props & { readonly books: ClassBooksAnswer['data'] }) {
  const said = familyText[lang]
  const { retention_days } = useKeeping()
  return (
    <article className="paper-sheet take-home" lang={lang}>
      <p className="minor">{said.made(dated(record.made_at, lang, 'full'))}</p>
      <h1>{said.title(record.learner.name)}</h1>
      <h2>{said.child}</h2>
      <Child record={record} lang={lang} />
      <h2>{said.books}</h2>
      <Books record={record} books={books} lang={lang} />
      <h2>{said.done}</h2>
      <Done record={record} lang={lang} />
      <h2>{said.journal}</h2>
      <Journal record={record} lang={lang} />
      <p className="take-home-foot">
        {said.whole(record.events.length)} {said.foot(retention_days)}
      </p>
    </article>
  )
}

/** A definition list; pairs without a text are left out. */
function Pairs({ of }: { readonly of: readonly (readonly [name: string, text: string | undefined])[] }) {
  return (
    <dl className="record-pairs">
      {of.map(
        ([name, text]) =>
          text !== undefined && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

function Child({ record, lang }: Props) {
  const said = familyText[lang]
  const {
    learner,
    class: named,
    sign_in,
    sign_ins,
    calm,
    mode,
    comfort,
    paw_prints,
    look: variant,
    bin,
    left_class_at,
    in_books,
    path_choices,
    checks_asked,
  } = record
  const active = sign_ins.filter(({ expires_at }) => expires_at > record.made_at).length
  const found = paw_prints.reduce((sum, { page_ids }) => sum + page_ids.length, 0)
  const settings = [
    ...(calm ? [said.calm] : []),
    ...(mode === 'all' ? [] : [said.modes[mode]]),
    ...(comfort && comfort.length > 0 ? [said.comfort] : []),
    ...(variant ? [said.look] : []),
    ...(found > 0 ? [said.prints(found)] : []),
    ...(path_choices.length > 0 ? [said.path] : []),
    ...(checks_asked.length > 0 ? [said.check] : []),
  ]
  return (
    <>
      <Pairs
        of={[
          [said.name, learner.name],
          [said.email, learner.email ?? undefined],
          [said.inClass, [named.group_name, named.course_name].filter(Boolean).join(' · ')],
          [said.since, dated(learner.joined_at, lang, 'full')],
          [said.signsIn, sign_in ? said.byPictures : said.byEmail],
          [said.signedIn, said.devices(active)],
          [said.inBooks, in_books.map(({ titles }) => titles[lang]).join(', ') || undefined],
          [said.settings, settings.length === 0 ? said.noSettings : settings.join('; ')],
        ]}
      />
      {bin && <p>{said.bin(dated(bin.ends_at, lang, 'full'))}</p>}
      {left_class_at !== null && <p>{said.left(dated(left_class_at, lang, 'full'))}</p>}
    </>
  )
}

function Books({ record, books, lang }: Props & { readonly books: ClassBooksAnswer['data'] }) {
  const said = familyText[lang]
  const rows = recordFigures(record).books
  if (rows.length === 0) return <p>{said.noBooks}</p>
  const titleOf = (id: number) => books.find(({ book_id }) => book_id === id)?.title[lang] ?? `${said.book} ${id}`
  return (
    <table className="record-books">
      <thead>
        <tr>
          {[said.book, said.furthest, said.times, said.best].map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, furthest, times, stars }) => (
          <tr key={id}>
            <th scope="row">{titleOf(id)}</th>
            <td>{furthest}</td>
            <td>{said.timesText(times)}</td>
            <td>{stars === undefined ? '–' : said.stars(stars)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Done({ record, lang }: Props) {
  const said = familyText[lang]
  const { days, pages, questions, activities, notes } = recordFigures(record)
  const [from, to] = [days[0], days.at(-1)]
  const hasChecked = notes.own + notes.part + notes.notYet > 0
  return (
    <Pairs
      of={[
        [
          said.days,
          from === undefined || to === undefined
            ? said.nothing
            : said.period(days.length, dated(from, lang, 'full'), dated(to, lang, 'full')),
        ],
        [said.pages, String(pages)],
        [said.questions, questions.all === 0 ? said.nothing : said.firstTry(questions.right, questions.all)],
        [said.activities, activities.all === 0 ? said.nothing : said.passed(activities.passed, activities.all)],
        [said.notes, hasChecked ? said.notesText(notes.own, notes.part, notes.notYet) : said.nothing],
      ]}
    />
  )
}

function Journal({ record: { journal, requests }, lang }: Props) {
  const said = familyText[lang]
  const deeds: Readonly<Record<string, string>> = said.deeds
  // Identical lines of the same day are shown once.
  const lines = [
    ...new Set(journal.map(({ at, action }) => `${dated(at, lang, 'short')}: ${deeds[action] ?? said.otherDeed}`)),
  ]
  return (
    <>
      {lines.length === 0 ? (
        <p>{said.journalNothing}</p>
      ) : (
        <ul className="bulleted">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {requests.length > 0 && <p>{said.requests(requests.length)}</p>}
    </>
  )
}
