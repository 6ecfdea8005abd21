import { useCallback, useState } from 'react'
import { message } from '../../../../content/messages.ts'
import type { Message, Tone } from '../../../../game/bridge.ts'
import { FEEDBACK_MS, type KindModule } from '../../../../game/kind.ts'
import type { Language } from '../../../../game/language.ts'
import type { FeedbackText } from './Feedback.tsx'
import { useSceneTimer } from '../stage/useSceneTimer.ts'

/** How long the note of a finished page stands, ms; it is the shell's own. */
const DONE_MS = 4000

/** What is said of a play, by its kind; nothing but the end of a page is said where no kind plays it. */
type Speaking = Pick<KindModule, 'feedbackMs' | 'messages'>

/**
 * The texts over the picture, which stand as long as the kind says. A finished page's note takes the last message in, so that neither is lost; words are looked up when shown,
 * so a switch of language changes them too.
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
  /** A right move: what was said of the miss before it is no longer true. */
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

/** 'Great job' before 'Great job! You've…' says nothing. */
function withoutEchoes(lines: readonly string[]): string[] {
  return lines.filter((line, index) => !lines[index + 1]?.startsWith(line))
}
