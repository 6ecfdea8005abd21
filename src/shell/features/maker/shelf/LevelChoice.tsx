import { CAPS, type Level } from '../../../../content/levels/levels.ts'
import type { Language } from '../../../../game/language.ts'
import { shelfText } from '../text/shelf/index.ts'
import { LevelBadge } from '../words/LevelBadge.tsx'

/** Levels that a book is written for. */
const LEVEL_CHOICES = ['A', 'B1', 'B2', 'B3', 'C'] as const
/** One of them. */
export type LevelOfBook = (typeof LEVEL_CHOICES)[number]

interface Props {
  readonly chosen: Level
  readonly language: Language
  readonly onChoose: (level: LevelOfBook) => void
}

/** The level that a book is written for. */
export function LevelChoice({ chosen, language, onChoose }: Props) {
  const said = shelfText[language].make
  return (
    <fieldset className="plain-set">
      <legend className="form-head">{said.level}</legend>
      <div className="levels" role="radiogroup" aria-label={said.level}>
        {LEVEL_CHOICES.map((level) => (
          <button
            key={level}
            type="button"
            role="radio"
            aria-checked={level === chosen}
            onClick={() => onChoose(level)}
          >
            <LevelBadge level={level} />
            <span>{said.readers[level]}</span>
            <span className="small-text">{said.cap(CAPS[level].wordsPerSentence)}</span>
          </button>
        ))}
      </div>
      <p className="small-text">{said.levelHint}</p>
    </fieldset>
  )
}
