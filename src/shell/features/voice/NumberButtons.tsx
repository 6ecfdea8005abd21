import type { Language } from '../../../game/language.ts'
import type { RuleTarget } from '../../../game/targets.ts'
import { RoundButton } from '../../ui/controls/RoundButton.tsx'
import { voiceText } from './text/index.ts'

interface Props {
  readonly targets: readonly RuleTarget[]
  readonly language: Language
  readonly onPress: (targetId: string) => void
}

/** A button for each number that can be called: it shows the digit, and its accessible name is the word. */
export function NumberButtons({ targets, language, onPress }: Props) {
  const words = voiceText[language]
  return (
    <div className="voice-numbers" role="group" aria-label={words.numbers}>
      {targets.map(({ id, order = 0, state }) => {
        const word = words.number[order - 1] ?? String(order)
        const isDone = state === 'done'
        return (
          <RoundButton
            key={id}
            size="small"
            theme="amber"
            place="inline"
            aria-label={isDone ? `${word}, ${words.done}` : word}
            // Not `disabled`: the button must keep the keyboard focus.
            aria-disabled={state !== 'idle' || undefined}
            onClick={() => state === 'idle' && onPress(id)}
          >
            {order}
          </RoundButton>
        )
      })}
    </div>
  )
}
