import type { Language } from '../../../../game/language.ts'
import { shareText } from '../text/share/index.ts'

interface ClassesProps {
  /** Undefined while they are not known. */
  readonly classes:
    | readonly { readonly id: string; readonly group_name: string; readonly learner_count: number }[]
    | undefined
  readonly picked: readonly string[]
  readonly language: Language
  readonly onPick: (ids: readonly string[]) => void
}

/** The classes that get the book. */
export function Classes({ classes, picked, language, onPick }: ClassesProps) {
  const said = shareText[language]
  return (
    <section className="card stack s">
      <h2>{said.who}</h2>
      {!classes && <p role="status">{said.loadingClasses}</p>}
      {classes?.length === 0 && <p>{said.noClasses}</p>}
      {classes?.map(({ id, group_name, learner_count }) => (
        <label key={id} className="check">
          <input
            type="checkbox"
            checked={picked.includes(id)}
            onChange={({ target }) => onPick(target.checked ? [...picked, id] : picked.filter((one) => one !== id))}
          />
          <span>
            <b>{group_name}</b>, {said.children(learner_count)}
            <span className="small-text"> {said.open}</span>
          </span>
        </label>
      ))}
    </section>
  )
}
