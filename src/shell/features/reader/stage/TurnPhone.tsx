import type { Language } from '../../../../game/language.ts'
import { Bar } from '../../../ui/screen/Bar.tsx'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import { readerText } from '../text/reader/index.ts'

interface Props {
  readonly language: Language
  /** Label of the button that continues without playing. */
  readonly goOnWord: string
  readonly onGoOn: () => void
}

/** Covers a picture whose game is too small for fingers while the screen is upright. Text and controls stay visible. */
export function TurnPhone({ language, goOnWord, onGoOn }: Props) {
  return (
    <div className="turn" lang={language}>
      <p role="status">
        <span className="turn-pic" aria-hidden>
          <i />
          <Icon name="again" />
          <i />
        </span>
        {readerText[language].turnPhone}
      </p>
      <Bar icon="next" data-control="continue" onClick={onGoOn}>
        {goOnWord}
      </Bar>
    </div>
  )
}
