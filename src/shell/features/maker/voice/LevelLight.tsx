import type { VoicePanelText } from '../text/voice/index.ts'
import { levelLight, LIGHTS } from './sound/levelLight.ts'

interface Props {
  readonly level: number
  readonly peak: number
  readonly said: VoicePanelText
}

/** How loud the voice is, as a row of lights with words; the word that holds is bold. */
export function LevelLight({ level, peak, said }: Props) {
  const { lights, word } = levelLight(level, peak)
  const words = [
    { name: 'soft', text: said.levelSoft },
    { name: 'right', text: said.levelRight },
    { name: 'loud', text: said.levelLoud },
  ]
  return (
    <div className="stack s" aria-hidden="true">
      <div className={`level-light is-${word}`}>
        {Array.from({ length: LIGHTS }, (_, at) => (
          // The lights are the same in number and order.
          // oxlint-disable-next-line react/no-array-index-key
          <i key={at} className={at < lights ? 'on' : undefined} />
        ))}
      </div>
      <div className="level-light lab">
        {words.map(({ name, text }) => (
          <span key={name} className={name === word ? 'is-now' : undefined}>
            {text}
          </span>
        ))}
      </div>
    </div>
  )
}
