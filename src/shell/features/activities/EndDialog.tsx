import '../../ui/dialogs/dialog.css'
import '../../ui/screen/loading.css'
import '../../ui/screen/paper.css'
import { AlertDialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { Stars } from '../../ui/pictures/Stars.tsx'
import { MESSAGES, message } from '../../../content/messages.ts'
import { activityKindOf } from '../../../scenes/activityKinds.ts'
import { commonText } from '../../lib/language/text/index.ts'
import type { Language } from '../../../game/language.ts'
import { Bar } from '../../ui/screen/Bar.tsx'
import { activityText } from './text/index.ts'
import type { ActivityResult } from './flow.ts'
import { mediaUrl } from '../../../game/media.ts'

/** A dialog at the end of an activity or book. Radix focuses Cancel, so Cancel is the way on. Escape is ignored: there is nothing to return to. */
export function ClosingDialog({
  border,
  children,
}: {
  readonly border: 'nila' | 'cabai'
  readonly children: ReactNode
}) {
  return (
    <AlertDialog.Root open>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="veil dialog-veil" />
        <AlertDialog.Content
          className={`panel batik-${border} dialog`}
          onEscapeKeyDown={(event) => event.preventDefault()}
        >
          {children}
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

interface EndProps {
  /** Somebody of the book's story. */
  readonly friend?: string | undefined
  /** The activity's type; its kind may define its own title for the dialog. */
  readonly type: string
  readonly result: ActivityResult
  readonly language: Language
  readonly isFree: boolean
  readonly onNext: () => void
  readonly onAgain: () => void
}

/** End of one activity: the score and Next. Try Again is offered after a failed activity and in free play, never required. */
export function ActivityEndDialog({ friend, type, result, language, isFree, onNext, onAgain }: EndProps) {
  const title = activityKindOf(type)?.ending ?? MESSAGES['end.activityComplete']
  return (
    <ClosingDialog border="nila">
      <Friend picture={friend} />
      <AlertDialog.Title lang={language}>{title[language]}</AlertDialog.Title>
      <AlertDialog.Description lang={language}>
        {message('end.score', { n: result.score, m: result.total }, language)}
      </AlertDialog.Description>
      <div className="btns">
        {(isFree || !result.isPassed) && (
          <Bar theme="cream" icon="again" data-control="again" onClick={onAgain}>
            {activityText[language].tryAgain}
          </Bar>
        )}
        <AlertDialog.Cancel asChild>
          <Bar icon={isFree ? 'kite' : 'next'} data-control="continue" onClick={onNext}>
            {isFree ? commonText[language].backToGames : commonText[language].next}
          </Bar>
        </AlertDialog.Cancel>
      </div>
    </ClosingDialog>
  )
}

/** Who is glad with the child: somebody of this story, in front of the star, or the star alone. */
function Friend({ picture }: { readonly picture: string | undefined }) {
  return (
    <span className="hero-pic friend">
      <img src={mediaUrl('/img/ui/star-on.webp')} alt="" />
      {picture !== undefined && <img src={mediaUrl(picture)} alt="" />}
    </span>
  )
}

interface ResultsProps {
  /** Somebody of the book's story. */
  readonly friend?: string | undefined
  /** `undefined` if the service could not count them yet. */
  readonly points: number | undefined
  readonly stars: number
  readonly language: Language
  readonly isLeaving: boolean
  readonly onRetry: () => void
  readonly onClose: () => void
}

/** End of the book: stars, points and the way back to the library. */
export function ResultsDialog({ friend, points, stars, language, isLeaving, onRetry, onClose }: ResultsProps) {
  const words = activityText[language]
  return (
    <ClosingDialog border="cabai">
      <div className="five">
        <Stars filled={stars} language={language} />
      </div>
      {friend !== undefined && <img className="results-friend" src={mediaUrl(friend)} alt="" />}
      <AlertDialog.Title lang={language}>{words.finished}</AlertDialog.Title>
      <AlertDialog.Description className={points === undefined ? undefined : 'points'} lang={language}>
        {points === undefined ? words.noPoints : words.points(points)}
      </AlertDialog.Description>
      <div className="btns">
        {points === undefined && (
          <Bar theme="cream" icon="again" data-control="again" onClick={onRetry}>
            {commonText[language].tryAgain}
          </Bar>
        )}
        <AlertDialog.Cancel asChild>
          <Bar icon="library" data-control="library" isBusy={isLeaving} onClick={onClose}>
            {commonText[language].backToLibrary}
          </Bar>
        </AlertDialog.Cancel>
      </div>
    </ClosingDialog>
  )
}
