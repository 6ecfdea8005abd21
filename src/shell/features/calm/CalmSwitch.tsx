import type { Language } from '../../../game/language.ts'
import { useCalm } from '../../lib/account/useCalm.ts'
import { Control } from '../../ui/controls/Control.tsx'
import { calmText } from './text/index.ts'
import { chooseCalm } from './chooseCalm.ts'

/** Turns the reader's calm mode on and off: a toggle control. */
export function CalmSwitch({ language }: { readonly language: Language }) {
  const isOn = useCalm()
  const { calm, more } = calmText[language]
  return (
    <Control
      className="c-calm"
      icon="calm"
      theme={isOn ? 'emerald' : 'cream'}
      word={calm}
      more={more}
      aria-pressed={isOn}
      onClick={() => void chooseCalm(!isOn)}
    />
  )
}
