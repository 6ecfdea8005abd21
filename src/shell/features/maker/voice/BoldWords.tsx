import { Fragment } from 'react'
import type { Language } from '../../../../game/language.ts'
import type { Target } from '../draft/schema.ts'
import { likeness } from './words/tokens.ts'

interface Props {
  readonly text: string
  readonly targets: readonly Target[]
  readonly language: Language
}

/** A text with its words to learn in bold, as children will see it; its paragraphs below each other. */
export function BoldWords({ text, targets, language }: Props) {
  const bold = new Set(targets.map(({ word }) => likeness(word[language] ?? '')))
  return text.split(/(\s+)/).map((piece, at) => (
    // The pieces of a text have no names.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={at}>
      {piece.includes('\n') ? <br /> : likeness(piece) !== '' && bold.has(likeness(piece)) ? <b>{piece}</b> : piece}
    </Fragment>
  ))
}
