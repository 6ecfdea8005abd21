import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import type { Level } from '../../../../content/levels/levels.ts'
import type { Language } from '../../../../game/language.ts'
import { wordsText } from '../text/words/index.ts'
import { LevelBadge } from './LevelBadge.tsx'
import { cutOf, type PageMeter } from './meter.ts'

interface Props {
  readonly meter: PageMeter
  /** The level that the author writes for. */
  readonly level: Level
  readonly language: Language
  /** Makes a sentence two. */
  readonly onCut: (sentence: string, parts: readonly [string, string]) => void
}

/** How long the sentences of a page are, against its level: one bar a sentence; amber, never red; a cut is offered, never made. */
export function Meter({ meter, level, language, onCut }: Props) {
  const said = wordsText[language]
  const { sentences, cap, longest } = meter
  const long = sentences.find(({ isLong }) => isLong)
  const cut = long && cutOf(long.text)
  const widest = Math.max(cap?.words ?? 1, longest, 1)
  return (
    <div className={clsx('meter', meter.isOver && 'over')}>
      <LevelBadge level={meter.level === 'D' ? 'C' : meter.level} />
      <span role="status">{sentenceOf(meter, level, language)}</span>
      <ul className="bars" aria-label={said.bars}>
        {sentences.map(({ text, words, isLong }, index) => (
          <li key={index} className={clsx(isLong && 'over')} title={text}>
            <i style={barOf(words / widest, (cap?.words ?? 0) / widest)} />
            <span>
              {words}
              {isLong && <span className="visually-hidden">: {text}</span>}
            </span>
          </li>
        ))}
      </ul>
      {long && (
        <p className="long-sentence">
          <i>{long.text}</i>
          {cut && (
            <>
              <span>
                {cut[0]} <b aria-hidden="true">✂</b> {cut[1]}
              </span>
              <button type="button" className="button" onClick={() => onCut(long.text, cut)}>
                {said.cut}
              </button>
            </>
          )}
        </p>
      )}
    </div>
  )
}

/** Lengths as the style sheet takes them, shares of the whole bar. */
const barOf = (words: number, cap: number) => ({ '--n': `${words * 100}%`, '--cap': `${cap * 100}%` }) as CSSProperties // custom properties

function sentenceOf({ sentences, longest, cap, hasTooManySentences }: PageMeter, level: Level, language: Language) {
  const said = wordsText[language]
  if (sentences.length === 0) return said.noWords
  if (cap && longest > cap.words) return said.tooLong(longest, level, cap.words)
  if (cap && hasTooManySentences) return said.tooMany(sentences.length, level, cap.sentences)
  return said.sentences(sentences.length, longest)
}
