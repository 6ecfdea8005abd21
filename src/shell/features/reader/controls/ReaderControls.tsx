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
  /** Goes back one page; `undefined` on the cover. */
  readonly onPrev: (() => void) | undefined
  /** Restarts the game; `undefined` if it cannot be restarted. */
  readonly onReset: (() => void) | undefined
  readonly onHelp: () => void
  /** The topmost control; the same element at each render, so that the column is not drawn again. */
  readonly wayOut: ReactNode
}

/** The left column: the way out, help, previous page. */
export const BackRoutes = memo(({ language, isHelpOpen, onPrev, onReset, onHelp, wayOut }: BackRouteProps) => {
  const words = readerText[language]
  return (
    <nav className="left" aria-label={commonText[language].backRoutes}>
      {wayOut}
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
  /** Number of the next page; `undefined` on the last page, which has Finish instead. */
  readonly nextPage: number | undefined
  /** The page has been heard and played: the control invites the child to go on. */
  readonly calls: boolean
  readonly isBusy: boolean
  /** An extra control of some pages. */
  readonly extra?: ReactNode
  readonly onNext: () => void
  /** A pointer went down on Next. */
  readonly onNextDown: (event: PointerEvent<HTMLElement>) => void
  readonly onFinish: () => void
}

/** The right column: language, listen, and next page or finish. */
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
