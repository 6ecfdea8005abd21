import { useId, useState } from 'react'
import type { ChildPath, PathChoiceRequest } from '../../../../../server/contract/path.ts'
import { useDashboardLanguage, useText } from '../dashboardLanguage.ts'
import { pathText } from '../text/path/index.ts'
import { type Choosable, ItemChips } from './ItemChips.tsx'

/** What a teacher has chosen for a child's path. */
export type PathChoice = NonNullable<PathChoiceRequest['choice']>

interface Props {
  readonly child: ChildPath
  readonly start: PathChoice
  readonly isHeld: boolean
  readonly isBusy: boolean
  /** `null`: back to the app's choice. */
  readonly onSave: (choice: PathChoice | null) => void
}

/** So many items of today are offered as buttons. */
const NEAR = 8
/** Our own books; class books are chosen by their order on the shelf. */
const FIRST_PACK = 1001
const SHORT = 6
const USUAL = 10

/** What comes first, what doesn't come, the step, the book, how long, and how long it holds. */
export function PathForm({ child, start, isHeld, isBusy, onSave }: Props) {
  const said = useText(pathText)
  const [language] = useDashboardLanguage()
  const [choice, setChoice] = useState(start)
  const change = (changed: Partial<PathChoice>) => setChoice((now) => ({ ...now, ...changed }))
  const { near, far, skills } = choosable(child, said.skills)
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        onSave(choice)
      }}
    >
      <ItemChips
        title={said.thisToday}
        near={near}
        far={far}
        chosen={choice.pin}
        lang={child.lang}
        onChange={(pin) => change({ pin: [...pin] })}
      />
      <ItemChips
        title={said.notThis}
        near={skills}
        far={[...near, ...far]}
        chosen={choice.off}
        lang={language}
        onChange={(off) => change({ off: [...off] })}
      />
      <StepPick child={child} choice={choice} onChange={change} />
      <BookPick child={child} choice={choice} onChange={change} />
      <TimePick choice={choice} onChange={change} />
      <p className="hint">{said.childSees}</p>
      <p className="buttons path-ends">
        {isHeld && (
          <button type="button" className="button" disabled={isBusy} onClick={() => onSave(null)}>
            {said.backToApp}
          </button>
        )}
        <button type="submit" className="button main" disabled={isBusy}>
          {said.use}
        </button>
      </p>
    </form>
  )
}

/** Today's items first, then all others; and the skills that the ladder asks this child. */
function choosable({ row: { why }, items }: ChildPath, words: Readonly<Record<string, string>>) {
  const label = ({ item, label: text, skill }: { item: string; label: string; skill: string }): Choosable => ({
    name: item,
    label: `${text} · ${words[skill] ?? skill}`,
  })
  const today = [...why.pinned, ...why.again, ...why.due, ...why.fresh].slice(0, NEAR)
  const isNear = new Set(today.map(({ item }) => item))
  const skills = [...new Set(items.map(({ skill }) => skill))]
  return {
    near: today.map(label),
    far: items.filter(({ item }) => !isNear.has(item)).map(label),
    skills: skills.map((skill) => ({ name: skill, label: words[skill] ?? skill })),
  }
}

interface PickProps {
  readonly child: ChildPath
  readonly choice: PathChoice
  readonly onChange: (changed: Partial<PathChoice>) => void
}

function StepPick({ child, choice, onChange }: PickProps) {
  const said = useText(pathText)
  const [language] = useDashboardLanguage()
  const id = useId()
  return (
    <div className="entry">
      <label htmlFor={id}>{said.startAt}</label>
      <select id={id} value={choice.step ?? ''} onChange={({ target }) => onChange({ step: target.value || null })}>
        <option value="">{said.appChooses}</option>
        {child.steps.map((step) => (
          <option key={step.id} value={step.id}>
            {said.stepOf(step.order, step.title[language])}
          </option>
        ))}
      </select>
    </div>
  )
}

function BookPick({ child: { head }, choice: { book }, onChange }: PickProps) {
  const said = useText(pathText)
  const [language] = useDashboardLanguage()
  const id = useId()
  const books = head.books.filter((one) => one.id < FIRST_PACK)
  const pages = books.find((one) => one.id === book?.id)?.pages ?? 1
  return (
    <div className="path-pair">
      <div className="entry">
        <label htmlFor={id}>{said.book}</label>
        <select
          id={id}
          value={book?.id ?? ''}
          onChange={({ target }) =>
            onChange({ book: target.value === '' ? null : { id: Number(target.value), page: 1 } })
          }
        >
          <option value="">{said.appChooses}</option>
          {books.map((one) => (
            <option key={one.id} value={one.id}>
              {one.title[language]}
            </option>
          ))}
        </select>
      </div>
      {book && (
        <div className="entry">
          <label htmlFor={`${id} page`}>{said.fromPage}</label>
          <select
            id={`${id} page`}
            value={book.page}
            onChange={({ target }) => onChange({ book: { id: book.id, page: Number(target.value) } })}
          >
            {/* Stored with the cover as page 1; shown as the book numbers its pages. */}
            <option value={1}>{said.cover}</option>
            {Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
              <option key={page} value={page + 1}>
                {page}
              </option>
            ))}
          </select>
        </div>
      )}
    </div>
  )
}

function TimePick({ choice, onChange }: Omit<PickProps, 'child'>) {
  const said = useText(pathText)
  return (
    <div className="path-pair">
      <Either
        title={said.howLong}
        options={[SHORT, USUAL].map((minutes) => [minutes, said.minutes(minutes)])}
        chosen={choice.minutes ?? USUAL}
        onChoose={(minutes) => onChange({ minutes: minutes === USUAL ? null : minutes })}
      />
      <Either
        title={said.lasts}
        options={[
          ['turns', said.fiveTurns],
          ['changed', said.untilChanged],
        ]}
        chosen={choice.lasts}
        onChoose={(lasts) => onChange({ lasts })}
      />
    </div>
  )
}

interface EitherProps<Value> {
  readonly title: string
  readonly options: readonly (readonly [value: Value, word: string])[]
  readonly chosen: Value
  readonly onChoose: (value: Value) => void
}

function Either<Value extends string | number>({ title, options, chosen, onChoose }: EitherProps<Value>) {
  return (
    <fieldset className="path-choose">
      <legend>{title}</legend>
      <div className="either">
        {options.map(([value, word]) => (
          <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
            {word}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
