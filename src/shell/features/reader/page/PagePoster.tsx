import type { Page } from '../../../../content/schema.ts'
import type { SceneReport } from '../../../../game/runtime/pageHandle.ts'
import type { Language } from '../../../../game/language.ts'
import { pictureAlt } from './pictureAlt.ts'
import { PosterPicture } from './PosterPicture.tsx'

interface Props {
  readonly page: Page
  /** How far the play of the open page is. */
  readonly report: SceneReport | undefined
  readonly language: Language
}

/** A page's poster with its text alternative, which follows the play. */
export function PagePoster({ page, report, language }: Props) {
  const alt = pictureAlt(page, report, language)
  return <PosterPicture src={page.image} alt={alt} word={page.title[language]} />
}
