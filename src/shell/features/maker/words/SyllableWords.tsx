import { useState } from 'react'
import type { Language } from '../../../../game/language.ts'
import { wordsText } from '../text/words/index.ts'
import { Icon } from '../ui/Icon.tsx'
import { partsAt, placesIn, readCuts, withCut } from './syllableCuts.ts'

interface Props {
  readonly words: readonly string[]
  /** The teacher's language. */
  readonly language: Language
}

/** Indonesian words in their syllables. A word that is pressed opens between its letters, and its cuts are moved, for all books. */
export function SyllableWords({ words, language }: Props) {
  const said = wordsText[language]
  const [cuts, setCuts] = useState(readCuts)
  const [open, setOpen] = useState<string>()
  return (
    <>
      <p className="small-text">{said.pressToCut}</p>
      <div className="tokens" lang="id">
        {words.map((word) => (
          <button
            key={word}
            type="button"
            className="token"
            aria-expanded={open === word}
            onClick={() => setOpen(open === word ? undefined : word)}
          >
            {partsAt(word, placesIn(cuts, word)).map((part, index) => (
              <span key={index} className="syllable">
                {part}
              </span>
            ))}
          </button>
        ))}
      </div>
      {open !== undefined && words.includes(open) && (
        <CutWord
          word={open}
          places={placesIn(cuts, open)}
          language={language}
          onCut={(places) => setCuts(withCut(cuts, open, places))}
          onDone={() => setOpen(undefined)}
        />
      )}
    </>
  )
}

interface CutWordProps {
  readonly word: string
  readonly places: readonly number[]
  readonly language: Language
  readonly onCut: (places: readonly number[]) => void
  readonly onDone: () => void
}

function CutWord({ word, places, language, onCut, onDone }: CutWordProps) {
  const said = wordsText[language]
  const letters = word.split('')
  const toggled = (place: number) =>
    places.includes(place) ? places.filter((one) => one !== place) : [...places, place].toSorted((a, b) => a - b)
  return (
    <div className="cut-word" role="group" aria-label={said.cutOf(word)}>
      {letters.map((letter, index) => (
        <span key={index} className="cut-letter">
          {index > 0 && (
            <button
              type="button"
              aria-pressed={places.includes(index)}
              aria-label={said.cutBetween(letters[index - 1] ?? '', letter)}
              onClick={() => onCut(toggled(index))}
            />
          )}
          <span lang="id" aria-hidden>
            {letter}
          </span>
        </span>
      ))}
      <button type="button" className="button" onClick={onDone}>
        <Icon name="tick" />
        {said.cutDone}
      </button>
    </div>
  )
}
