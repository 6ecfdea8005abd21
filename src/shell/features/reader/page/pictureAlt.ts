import type { Page } from '../../../../content/schema.ts'
import type { SceneReport } from '../../../../game/runtime/pageHandle.ts'
import type { Language } from '../../../../game/language.ts'

/** What the picture of a page shows: as it was drawn, or as it is once this page has been played (closed eyes are open then). */
export function pictureAlt(
  { id, illustration: { alt, altAfter } }: Pick<Page, 'id' | 'illustration'>,
  report: Pick<SceneReport, 'pageId' | 'status'> | undefined,
  language: Language,
): string {
  const isPlayed = report?.pageId === id && report.status === 'completed'
  return (isPlayed ? altAfter : undefined)?.[language] ?? alt[language]
}
