import { clsx } from 'clsx'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Language } from '../../../../game/language.ts'
import { wordsText } from '../text/words/index.ts'
import { Icon } from '../ui/Icon.tsx'
import { type ClassLearned, useClassLearned } from './useClassLearned.ts'
import { partsAt, placesIn, readCuts, withCut } from './syllableCuts.ts'

interface Props {
  readonly words: readonly string[]
  /** The teacher's language. */
  readonly language: Language
}

/**
 * Indonesian words in their syllables; those that the class has not learned are dashed. A word that is pressed opens between its letters, and its cuts
 * are moved, for all books.
 */
export function SyllableWords({ words, language }: Props) {
  const said = wordsText[language]
  const [cuts, setCuts] = useState(readCuts)
  const [open, setOpen] = useState<string>()
  const tokens = useRef<HTMLDivElement>(null)
  const learned = useClassLearned()
  const { hasLearned } = learned
  const cutWords = words.map((word) => {
    const parts = partsAt(word, placesIn(cuts, word))
    return {
      word,
      parts: parts.map((text, n) => ({ text, isNew: hasLearned?.(text, n === parts.length - 1) === false })),
    }
  })
  const unlearned = new Set(
    cutWords.flatMap(({ parts }) => parts.flatMap(({ text, isNew }) => (isNew ? [text.toLowerCase()] : []))),
  )
  return (
    <>
      <p className="small-text">{said.pressToCut}</p>
      <ClassLine {...learned} unlearned={[...unlearned]} language={language} />
      <div className="tokens" lang="id" ref={tokens}>
        {cutWords.map(({ word, parts }) => (
          <button
            key={word}
            type="button"
            className="token"
            aria-expanded={open === word}
            onClick={() => setOpen(open === word ? undefined : word)}
          >
            {parts.map(({ text, isNew }, index) => (
              <span key={index} className={clsx('syllable', isNew && 'unlearned')}>
                {text}
              </span>
            ))}
          </button>
        ))}
      </div>
      {open !== undefined && words.includes(open) && (
        <CutWord
          key={open}
          word={open}
          places={placesIn(cuts, open)}
          language={language}
          onCut={(places) => setCuts(withCut(cuts, open, places))}
          onDone={() => {
            tokens.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus()
            setOpen(undefined)
          }}
        />
      )}
    </>
  )
}

/** So many syllables are named; with more, a class has far to go. */
const NAMED = 8

interface ClassLineProps extends ClassLearned {
  /** The syllables of the text that are dashed. */
  readonly unlearned: readonly string[]
  readonly language: Language
}

/** Of which class the dashes speak, and which syllables they are. Nothing where nothing is known of a class. */
function ClassLine({ classes, chosen, choose, hasLearned, unlearned, language }: ClassLineProps) {
  const said = wordsText[language]
  if (!chosen) return null
  return (
    <div className="class-line">
      {classes.length > 1 && (
        <label className="row">
          {said.learnedIn}
          <select value={chosen.id} onChange={({ target }) => choose(target.value)}>
            {classes.map(({ id, group_name }) => (
              <option key={id} value={id}>
                {group_name}
              </option>
            ))}
          </select>
        </label>
      )}
      {hasLearned && (
        <p className="small-text" role="status">
          {unlearned.length > 0
            ? said.unlearned(chosen.group_name, unlearned.slice(0, NAMED).join(', '), unlearned.length - NAMED)
            : said.allLearned(chosen.group_name)}
        </p>
      )}
    </div>
  )
}

interface CutWordProps {
  readonly word: string
  readonly places: readonly number[]
  readonly language: Language
  readonly onCut: (places: readonly number[]) => void
  readonly onDone: () => void
}

/** The letters of a word, with a button between each two. It takes the focus, and Escape leaves it. */
function CutWord({ word, places, language, onCut, onDone }: CutWordProps) {
  const said = wordsText[language]
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => group.current?.querySelector('button')?.focus(), [])
  const leave = ({ key }: KeyboardEvent) => key === 'Escape' && onDone()
  const letters = word.split('')
  const toggled = (place: number) =>
    places.includes(place) ? places.filter((one) => one !== place) : [...places, place].toSorted((a, b) => a - b)
  return (
    <div ref={group} className="cut-word" role="group" aria-label={said.cutOf(word)}>
      {letters.map((letter, index) => (
        <span key={index} className="cut-letter">
          {index > 0 && (
            <button
              type="button"
              aria-pressed={places.includes(index)}
              aria-label={said.cutBetween(letters[index - 1] ?? '', letter)}
              onClick={() => onCut(toggled(index))}
              onKeyDown={leave}
            />
          )}
          <span lang="id" aria-hidden>
            {letter}
          </span>
        </span>
      ))}
      <button type="button" className="button" onClick={onDone} onKeyDown={leave}>
        <Icon name="tick" />
        {said.cutDone}
      </button>
    </div>
  )
}
