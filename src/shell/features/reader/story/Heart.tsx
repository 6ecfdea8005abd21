/** The heart that a guess is kept with. */
export function Heart() {
  return (
    <svg className="guess-heart" viewBox="0 0 48 48" aria-hidden>
      <path d="M24 42C8 30 5 22 8 15 12 8 21 9 24 16 27 9 36 8 40 15 43 22 40 30 24 42Z" />
    </svg>
  )
}
