import type { Language } from '../../../../game/language.ts'

/** A text that comes up at the top of the picture and goes away by itself. */
export interface FeedbackText {
  readonly tone: 'right' | 'wrong' | 'info' | 'done'
  readonly lines: readonly string[]
}

/** What the scene has to say, in real text over the picture; read aloud by screen readers as it comes. */
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

/** A miss is no failure: Kiko says it on plain paper, without red. */
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
