/** A field that never comes is given up after so long, ms. */
const PATIENCE_MS = 1500

/**
 * Holds a phone's keyboard open until the next page's field takes the focus: iOS closes it when the field in focus is taken away, and opens it again
 * only for a press. An unseen field has the focus meanwhile. Call it while a key is handled.
 */
export function holdKeyboard(): void {
  const held = document.createElement('textarea')
  held.className = 'visually-hidden'
  held.tabIndex = -1
  // What is pressed meanwhile belongs to no text.
  held.addEventListener('keydown', (event) => event.preventDefault())
  held.addEventListener('blur', () => held.remove())
  // Inside of the editor, which stays laid out for typing.
  const editor = document.activeElement?.closest('.editor') ?? document.body
  editor.append(held)
  held.focus({ preventScroll: true })
  setTimeout(() => held.remove(), PATIENCE_MS)
}
