import type { Language } from '../../../../../game/language.ts'
import { playText } from '../../text/play/index.ts'
import { Icon } from '../../ui/Icon.tsx'

/** One row of a list to choose from. */
interface Row {
  readonly id: string
  readonly name: string
  /** The name in the other language, or what is to be known of it. */
  readonly more?: string
  readonly isUsed: boolean
}

interface Props {
  readonly label: string
  readonly rows: readonly Row[]
  readonly language: Language
  /** One only. */
  readonly isOne?: boolean
  /** The order matters: rows can be moved. */
  readonly isOrdered?: boolean
  /** Ids of what is used, in their order. */
  readonly onChoose: (ids: readonly string[]) => void
}

/** A list of which each entry is used or not, and where it matters moved up and down. */
export function CheckList({ label, rows, language, isOne = false, isOrdered = false, onChoose }: Props) {
  const text = playText[language]
  const used = rows.filter(({ isUsed }) => isUsed).map(({ id }) => id)
  const toggle = (id: string) => {
    if (isOne) return onChoose([id])
    onChoose(used.includes(id) ? used.filter((one) => one !== id) : [...used, id])
  }
  const move = (id: string, by: number) => {
    const from = used.indexOf(id)
    const to = from + by
    if (from < 0 || to < 0 || to >= used.length) return
    const others = used.filter((one) => one !== id)
    onChoose([...others.slice(0, to), id, ...others.slice(to)])
  }
  return (
    <fieldset className="stack s">
      <legend className="small-text">{label}</legend>
      <ul className="listing">
        {rows.map(({ id, name, more, isUsed }) => (
          <li key={id}>
            <label className="check grow">
              <input
                type={isOne ? 'radio' : 'checkbox'}
                name={isOne ? label : undefined}
                checked={isUsed}
                onChange={() => toggle(id)}
                aria-label={text.use(name)}
              />
              <span>
                <b>{name}</b> {more !== undefined && <span className="small-text">{more}</span>}
              </span>
            </label>
            {isOrdered && isUsed && (
              <>
                <button
                  type="button"
                  className="icon-button"
                  aria-label={text.earlier(name)}
                  onClick={() => move(id, -1)}
                >
                  <Icon name="up" />
                </button>
                <button type="button" className="icon-button" aria-label={text.later(name)} onClick={() => move(id, 1)}>
                  <Icon name="down" />
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
