import { useSyncExternalStore } from 'react'
import { message } from '../../../../content/messages.ts'
import type { KindModule } from '../../../../game/kind.ts'
import type { Language } from '../../../../game/language.ts'
import type { PageSnapshot } from '../../../../game/runtime/pageHandle.ts'
import { useComfort } from '../../../lib/account/comfort.ts'
import { isSilent, onSilence } from '../../../lib/sound/silence.ts'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import { readerText } from '../text/reader/index.ts'

interface Props {
  readonly snapshot: PageSnapshot
  /** What is played. */
  readonly kind: KindModule | undefined
  /** The child had the current question repeated. */
  readonly isRepeated: boolean
  readonly language: Language
}

/**
 * What is asked aloud, to be read: after Listen, always for a child who wants to see words, and whenever nothing can be heard, with a sign that the
 * device is silent.
 */
export function Caption({ snapshot, kind, isRepeated, language }: Props) {
  const seesWords = useComfort('seeWords')
  const isMute = useSyncExternalStore(onSilence, isSilent, () => false)
  const { question, report } = snapshot
  const isPlayed = report.status === 'ready'
  const text =
    question && isPlayed && (seesWords || isMute || isRepeated)
      ? message(question.key, question.params ?? {}, language, kind?.messages)
      : undefined
  if (text === undefined && !isMute) return null
  return (
    <div className="caption">
      {isMute && (
        <span className="caption-silent" role="img" aria-label={readerText[language].silent}>
          <Icon name="listenOff" />
        </span>
      )}
      {text !== undefined && <p>{text}</p>}
    </div>
  )
}
