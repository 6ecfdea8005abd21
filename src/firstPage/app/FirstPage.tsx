import { type Book, isCover, type Page } from '../../content/index.ts'
import type { PosterPatch } from '../../content/avatarPosters.ts'
import type { Language } from '../../game/language.ts'
import { PICTURE_FILES } from '../names.ts'
import { PatchSheet } from '../../shell/ui/pictures/Patched.tsx'
import { CoverLabel, PageBadge, pageTextOf, PosterPicture, TextPanel } from '../../shell/features/reader/index.ts'

interface Props {
  readonly book: Book
  readonly page: Page
  readonly language: Language
  /** Patch with book 3's child in the reader's avatar variant, over the poster. */
  readonly patch?: PosterPatch | undefined
  /** Files the stage will draw (`prefetch.ts`). */
  readonly files: Readonly<Record<keyof typeof PICTURE_FILES, readonly string[]>>
}

/**
 * A prerendered page, readable before any script loads: picture, number or title, and text, laid out as in the reader, with room for the stage
 * (`play.ts`). Rendered at build time and sent in the document; the reader replaces it (`hydrated.ts`).
 */
export function FirstPage({ book, page, language, patch, files }: Props) {
  return (
    <div className="world world-table">
      <main className="reader">
        <div className="slot">
          <figure
            className="pic"
            {...{
              [PICTURE_FILES.plain]: files.plain.join(' '),
              [PICTURE_FILES.avif]: files.avif.join(' '),
              [PICTURE_FILES.sharp]: files.sharp.join(' '),
            }}
          >
            <PosterPicture src={page.image} alt={page.illustration.alt[language]} word={page.title[language]} />
            {patch && <PatchSheet patch={patch} />}
            {isCover(page) ? (
              <CoverLabel cover={page} language={language} name="" />
            ) : (
              <PageBadge pageNumber={page.pageNumber} isDone={false} language={language} />
            )}
            <div className="stage-host" />
          </figure>
        </div>
        <div className="text-row">
          <TextPanel
            text={pageTextOf(book, page, language, '')}
            language={language}
            narration={undefined}
            isCentred={isCover(page)}
            onWord={nothing}
          />
        </div>
      </main>
    </div>
  )
}

/** Nothing is read aloud and words are inactive until the reader is ready. */
const nothing = () => undefined
