import { memo, type PointerEvent, type ReactNode } from 'react'
import type { Language } from '../../../../game/language.ts'
import { commonText } from '../../../lib/language/text/index.ts'
import { Control } from '../../../ui/controls/Control.tsx'
import { LanguageButton } from '../../../ui/controls/LanguageButton.tsx'
import type { NarrationState } from '../narration/narration.ts'
import { isReadingNow } from '../readingState.ts'
import { readerText } from '../text/reader/index.ts'

interface BackRouteProps {
  readonly language: Language
  readonly isHelpOpen: boolean
  /** On the cover there is nothing before; elsewhere it leads one page back. */
  readonly onPrev: (() => void) | undefined
  /** The game can be begun again. */
  readonly onReset: (() => void) | undefined
  readonly onLibrary: () => void
  readonly onHelp: () => void
}

/** The thumb column at the left: back to the library, help, one page back. */
export const BackRoutes = memo(({ language, isHelpOpen, onPrev, onReset, onLibrary, onHelp }: BackRouteProps) => {
  const words = readerText[language]
  return (
    <nav className="left" aria-label={commonText[language].backRoutes}>
      <Control
        className="c-lib"
        icon="library"
        theme="cream"
        control="library"
        word={commonText[language].library}
        onClick={onLibrary}
      />
      <div className="mid">
        <Control
          className="c-hint"
          icon="hand"
          theme="emerald"
          control="help"
          word={commonText[language].instruction}
          aria-pressed={isHelpOpen}
          onClick={onHelp}
        />
        {onReset && (
          <Control
            className="c-reset"
            control="reset"
            icon="again"
            theme="violet"
            word={words.reset}
            onClick={onReset}
          />
        )}
      </div>
      <Control
        className="c-prev"
        icon="prev"
        control="prev"
        word={words.prev}
        isBig
        disabled={onPrev === undefined}
        onClick={onPrev}
      />
    </nav>
  )
})

interface NextRouteProps {
  readonly language: Language
  readonly narration: NarrationState
  readonly onListen: () => void
  /** Number of the next page; none on the last one, where Finish stands instead. */
  readonly nextPage: number | undefined
  /** The page has been heard and played: it invites to go on. */
  readonly calls: boolean
  readonly isBusy: boolean
  /** A further control of the page's kind. */
  readonly extra?: ReactNode
  readonly onNext: () => void
  /** A finger has come down on Next. */
  readonly onNextDown: (event: PointerEvent<HTMLElement>) => void
  readonly onFinish: () => void
}

/** The thumb column at the right: language, voice, the way on. */
export const NextRoutes = memo(
  ({ language, narration, onListen, nextPage, calls, isBusy, extra, onNext, onNextDown, onFinish }: NextRouteProps) => {
    const words = readerText[language]
    const isReading = isReadingNow(narration)
    return (
      <div className="right">
        <LanguageButton className="c-lang" />
        <div className="mid">
          <Control
            className="c-audio"
            icon={isReading ? 'pause' : 'listen'}
            theme="emerald"
            control="listen"
            word={isReading ? words.pause : words.listen}
            calls={narration === 'blocked'}
            onClick={onListen}
          />
          {extra}
        </div>
        {nextPage === undefined ? (
          <Control
            className="c-next"
            icon="finish"
            theme="pink"
            control="finish"
            word={words.finish}
            isBig
            calls={calls}
            aria-busy={isBusy}
            onClick={onFinish}
          />
        ) : (
          <Control
            className="c-next"
            icon="next"
            control="next"
            word={words.next}
            isBig
            number={nextPage}
            calls={calls}
            aria-busy={isBusy}
            onPointerDown={onNextDown}
            onClick={onNext}
          />
        )}
      </div>
    )
  },
)
