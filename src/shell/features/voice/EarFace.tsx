import type { EarView } from './ear.ts'

const MICROPHONE = (
  <>
    <path d="M24 5a7 7 0 0 1 7 7v11a7 7 0 0 1-14 0V12a7 7 0 0 1 7-7Z" />
    <path className="line" d="M11 22a13 13 0 0 0 26 0M24 35v8M16 43h16" />
  </>
)
const EAR = (
  <>
    <path className="line" d="M12 20C12 10 19 5 26 5s13 6 13 14c0 9-8 10-9 17-.700 4.500-4 7-8 7-5 0-8-3-8-7" />
    <path className="line" d="M19 21c0-5 3-8 7-8s6 3 6 6c0 5-7 5-6 11" />
  </>
)
const STAR = <path d="M24 4 30 17 44 18.500 33.500 28 36.500 42 24 35 11.500 42 14.500 28 4 18.500 18 17Z" />
const SPEAKER = (
  <>
    <path d="M5 18H13L25 7V41L13 30H5Z" />
    <path className="line" d="M31 17q5 7 0 14M37 11q9 13 0 26" />
  </>
)

/** Icon of the ear button: a microphone to press, an ear while listening, a star for an accepted phrase, a loudspeaker while muted. */
export function EarFace({ view }: { readonly view: EarView }) {
  return (
    <svg className="icon" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      {signOf(view)}
    </svg>
  )
}

function signOf({ state, answer }: EarView) {
  if (state === 'off' || state === 'opening') return MICROPHONE
  if (answer === 'caught') return STAR
  return state === 'muted' ? SPEAKER : EAR
}
