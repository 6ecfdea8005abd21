import { useCallback, useState } from 'react'
import { message } from '../../../../content/messages.ts'
import type { Message, Tone } from '../../../../game/bridge.ts'
import { FEEDBACK_MS, type KindModule } from '../../../../game/kind.ts'
import type { Language } from '../../../../game/language.ts'
import type { FeedbackText } from './Feedback.tsx'
import { useSceneTimer } from '../stage/useSceneTimer.ts'

/** How long the note of a finished page is shown, ms in real time. */
const DONE_MS = 4000

/** The parts of a kind that messages need; without a kind, only the end of a page is announced. */
type Speaking = Pick<KindModule, 'feedbackMs' | 'messages'>

/**
 * The messages over the picture, shown as long as the kind specifies. The note of a finished page includes the kind's last message, so that neither
 * is lost. Texts are looked up at render time, so a language switch changes them too.
 */
export function useFeedback(kind: Speaking | undefined, language: Language) {
  const [shown, setShown] = useState<{ readonly tone: Tone; readonly messages: readonly Message[] }>()
  const { after, afterReal, cancel } = useSceneTimer()

  const show = useCallback(
    (tone: Tone, next: Message) => {
      setShown({ tone, messages: [next] })
      after(kind?.feedbackMs ?? FEEDBACK_MS.tap, () => setShown(undefined))
    },
    [kind, after],
  )
  const showDone = useCallback(() => {
    setShown((last) => ({
      tone: 'done',
      messages: [...(last?.tone === 'done' ? last.messages : []), { key: 'page.done' }],
    }))
    afterReal(DONE_MS, () => setShown(undefined))
  }, [afterReal])
  /** After a right move, hides the message about the miss before it. */
  const takeBackMiss = useCallback(() => setShown((last) => (last?.tone === 'wrong' ? undefined : last)), [])
  const hide = useCallback(() => {
    cancel()
    setShown(undefined)
  }, [cancel])

  const feedback: FeedbackText | undefined = shown && {
    tone: shown.tone,
    lines: withoutEchoes(shown.messages.map(({ key, params }) => message(key, params ?? {}, language, kind?.messages))),
  }
  return { feedback, show, showDone, takeBackMiss, hide }
}

/** Drops a line that the next line begins with: 'Great job' before 'Great job! You've…'. */
function withoutEchoes(lines: readonly string[]): string[] {
  return lines.filter((line, index) => !lines[index + 1]?.startsWith(line))
}
