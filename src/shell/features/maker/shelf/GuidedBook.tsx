import type { Language } from '../../../../game/language.ts'
import { makerRoutes } from '../routes.ts'
import { draftOf } from '../templates/patterns.ts'
import { shelfText } from '../text/shelf/index.ts'
import { Icon } from '../ui/Icon.tsx'
import { useNewDraft } from './useNewDraft.ts'

/** Begins a first book: the pattern of the family, whose first page is made with a guide. */
export function GuidedBook({ language }: { readonly language: Language }) {
  const said = shelfText[language]
  const { hasFailed, begin } = useNewDraft(makerRoutes.guided)
  const title = { en: shelfText.en.patterns.family[0] ?? '', id: shelfText.id.patterns.family[0] ?? '' }
  return (
    <>
      <button
        type="button"
        className="button main big"
        onClick={() =>
          void begin((own) => draftOf('family', 'eka', { ...own, languages: ['id', 'en'], level: 'A', title }))
        }
      >
        <Icon name="pen" />
        {said.guided}
      </button>
      {hasFailed && (
        <p role="alert" className="state bad">
          {said.make.failed}
        </p>
      )}
    </>
  )
}
