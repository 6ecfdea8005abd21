import { type Book, isCover, type Page } from '../../content/index.ts'
import type { PosterPatch } from '../../content/avatarPosters.ts'
import type { Language } from '../../game/language.ts'
import { PatchSheet } from '../../shell/ui/pictures/Patched.tsx'
import { CoverLabel, PageBadge, pageTextOf, PosterPicture, TextPanel } from '../../shell/features/reader/index.ts'

interface Props {
  readonly book: Book
  readonly page: Page
  readonly language: Language
  /** Book 3's child in the reader's look, over the poster. */
  readonly patch?: PosterPatch | undefined
  /** What the stage will draw of it, at one device pixel without and with AVIF, and at two (`prefetch.ts`). */
  readonly files: {
    readonly plain: readonly string[]
    readonly light: readonly string[]
    readonly sharp: readonly string[]
  }
}

/**
 * A page as it is read before any script has come: picture, number or title, and text, where the reader will have them, and room for the stage
 * (`play.ts`). It is drawn when the app is built and sent by the service within the document; the reader takes its place (`handOver.ts`).
 */
export function FirstPage({ book, page, language, patch, files }: Props) {
  return (
    <div className="world world-table">
      <main className="reader">
        <div className="slot">
          <figure
            className="pic"
            data-files={files.plain.join(' ')}
            data-files-light={files.light.join(' ')}
            data-files-sharp={files.sharp.join(' ')}
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

/** Nothing is read aloud and no word is touched before the reader is there. */
const nothing = () => undefined
