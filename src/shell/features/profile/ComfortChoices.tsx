import './comfort.css'
import type { Language } from '../../../game/language.ts'
import { COMFORTS } from '../../../content/comfort.ts'
import { useComforts } from '../../lib/account/comfort.ts'
import { playClick } from '../../lib/sound/sound.ts'
import { turnComfort } from '../calm/index.ts'
import { comfortText } from './text/comfort/index.ts'

/** What makes reading easier for this child, each on or off. */
export function ComfortChoices({ language }: { readonly language: Language }) {
  const chosen = useComforts().split(' ')
  const { title, choices } = comfortText[language]
  return (
    <fieldset className="comfort">
      <legend>{title}</legend>
      {COMFORTS.map((comfort) => {
        const isOn = chosen.includes(comfort)
        return (
          <button
            key={comfort}
            type="button"
            aria-pressed={isOn}
            onClick={() => {
              playClick()
              void turnComfort(comfort, !isOn)
            }}
          >
            {choices[comfort]}
          </button>
        )
      })}
    </fieldset>
  )
}
