import { useText } from '../dashboardLanguage.ts'
import { pathText } from '../text/path/index.ts'

/** Something to choose: `name` is what is stored, `label` what is read. */
export interface Choosable {
  readonly name: string
  readonly label: string
}

interface Props {
  readonly title: string
  /** Shown as buttons, chosen or not. */
  readonly near: readonly Choosable[]
  /** Behind a list. */
  readonly far: readonly Choosable[]
  readonly chosen: readonly string[]
  readonly lang: string
  readonly onChange: (chosen: readonly string[]) => void
}

/** Several things to choose: what is near as buttons, the rest in a list; what was chosen there becomes a button, too. */
export function ItemChips({ title, near, far, chosen, lang, onChange }: Props) {
  const said = useText(pathText)
  const shown = [...near, ...far.filter(({ name }) => chosen.includes(name) && !near.some((one) => one.name === name))]
  const toggle = (name: string) =>
    onChange(chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name])
  return (
    <fieldset className="path-choose">
      <legend>{title}</legend>
      <div className="path-chips" lang={lang}>
        {shown.map(({ name, label }) => (
          <button key={name} type="button" aria-pressed={chosen.includes(name)} onClick={() => toggle(name)}>
            {label}
          </button>
        ))}
        {far.length > 0 && (
          <select
            value=""
            aria-label={`${title}: ${said.other}`}
            onChange={({ target }) => target.value !== '' && onChange([...chosen, target.value])}
          >
            <option value="">{said.other}</option>
            {far
              .filter(({ name }) => !shown.some((one) => one.name === name))
              .map(({ name, label }) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
          </select>
        )}
      </div>
    </fieldset>
  )
}
