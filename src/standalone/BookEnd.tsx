import { AlertDialog } from 'radix-ui'
import type { Language } from '../game/language.ts'
import { activityText, ClosingDialog, starsOf } from '../shell/features/activities/index.ts'
import { Stars } from '../shell/ui/pictures/Stars.tsx'
import { Bar } from '../shell/ui/screen/Bar.tsx'
import { standaloneText } from './text/index.ts'

interface Props {
  readonly points: number
  readonly hasActivities: boolean
  readonly language: Language
  readonly onReadAgain: () => void
  readonly onPlayAgain: () => void
}

/** End of the book: stars and points, and the ways to begin again. */
export function BookEnd({ points, hasActivities, language, onReadAgain, onPlayAgain }: Props) {
  const words = standaloneText[language]
  return (
    <ClosingDialog border="cabai">
      <div className="five">
        <Stars filled={starsOf(points)} language={language} />
      </div>
      <AlertDialog.Title lang={language}>{activityText[language].finished}</AlertDialog.Title>
      <AlertDialog.Description className="points" lang={language}>
        {activityText[language].points(points)}
      </AlertDialog.Description>
      <div className="btns">
        {hasActivities && (
          <Bar theme="cream" icon="again" data-control="again" onClick={onPlayAgain}>
            {words.playAgain}
          </Bar>
        )}
        <AlertDialog.Cancel asChild>
          <Bar icon="book" data-control="continue" onClick={onReadAgain}>
            {words.readAgain}
          </Bar>
        </AlertDialog.Cancel>
      </div>
    </ClosingDialog>
  )
}
