import type { Language } from '../../../../game/language.ts'
import { makerRoutes } from '../routes.ts'
import { draftOf } from '../templates/patterns.ts'
import { shelfText } from '../text/shelf/index.ts'
import { Icon } from '../ui/Icon.tsx'
import { useNewDraft } from './useNewDraft.ts'

/** A page with things to name, to say and to play with. */
const PAGE = 2

/** Begins a first book: the market, and a guide through one page of it. */
export function GuidedBook({ language }: { readonly language: Language }) {
  const said = shelfText[language]
  const { hasFailed, begin } = useNewDraft((key) => makerRoutes.guided(key, PAGE))
  const title = { en: shelfText.en.patterns.market[0] ?? '', id: shelfText.id.patterns.market[0] ?? '' }
  return (
    <>
      <button
        type="button"
        className="button main big"
        onClick={() =>
          void begin((own) => draftOf('market', 'eka', { ...own, languages: ['id', 'en'], level: 'A', title }))
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
