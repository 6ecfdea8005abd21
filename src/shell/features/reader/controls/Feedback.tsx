import type { Language } from '../../../../game/language.ts'

/** A message that appears at the top of the picture and disappears by itself. */
export interface FeedbackText {
  readonly tone: 'right' | 'wrong' | 'info' | 'done'
  readonly lines: readonly string[]
}

/** The scene's message as real text over the picture; screen readers announce it. */
export function Feedback({
  feedback,
  language,
}: {
  readonly feedback: FeedbackText | undefined
  readonly language: Language
}) {
  return (
    <div className="feedback" role="status" lang={language}>
      {feedback &&
        (feedback.tone === 'right' || feedback.tone === 'done' ? <Note {...feedback} /> : <Whisper {...feedback} />)}
    </div>
  )
}

function Note({ lines }: FeedbackText) {
  return (
    <div className="note">
      <span className="note-star" />
      <Lines lines={lines} />
    </div>
  )
}

/** A miss is not a failure: Kiko says so on plain paper, without red. */
function Whisper({ lines }: FeedbackText) {
  return (
    <div className="bubble">
      <span className="bubble-kiko" />
      <Lines lines={lines} />
    </div>
  )
}

function Lines({ lines }: Pick<FeedbackText, 'lines'>) {
  return (
    <div>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}
