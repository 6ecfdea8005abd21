import { memo } from 'react'
import type { Cover } from '../../../../content/index.ts'
import type { Language } from '../../../../game/language.ts'
import { authorLineOf } from './pageScript.ts'

interface Props {
  readonly cover: Cover
  readonly language: Language
  /** The reader's name, for books that name the reader as author. */
  readonly name: string
}

/** Title and author on their sign over the cover picture. */
export const CoverLabel = memo(({ cover, language, name }: Props) => {
  return (
    <div className="cover-label" lang={language}>
      <h1>{cover.title[language]}</h1>
      <p>{authorLineOf(cover.authorLine, language, name)}</p>
    </div>
  )
})
