/**
 * What is pressed by small hands: the balls and the controls with a word. Not what lies in lists, which must scroll under a finger, nor what
 * opens a menu: that opens when the finger comes, and a press when it goes would shut it.
 */
const PRESSED = ':is(button.icon-button, .control):not([aria-haspopup="menu"])'
/** How far beside a control a finger may lift and still mean it, CSS px. */
const SLIP_PX = 32
/** Marks the control under the finger: a refused touch leaves `:active` unset. */
const MARK = 'data-pressed'

interface Press {
  readonly touch: number
  readonly control: HTMLElement
}

/** Does a finger there still mean the control? */
export function isNear(control: HTMLElement, { clientX, clientY }: Pick<Touch, 'clientX' | 'clientY'>): boolean {
  const { left, right, top, bottom } = control.getBoundingClientRect()
  return (
    clientX >= left - SLIP_PX && clientX <= right + SLIP_PX && clientY >= top - SLIP_PX && clientY <= bottom + SLIP_PX
  )
}

/**
 * Lets a finger tremble: browsers take a touch that slides by a few pixels for a pan and press nothing. Here a control is pressed by the touch
 * that began on it and lifts in its reach, once, however it wandered; a touch that slides away, or is joined by the browser's own gesture,
 * presses nothing. Mouse, keyboard and screen readers click as ever. Answers what ends it.
 */
export function forgiveSlips(root: Document): () => void {
  let press: Press | undefined
  const ended = new AbortController()
  const { signal } = ended
  const letGo = () => {
    press?.control.removeAttribute(MARK)
    press = undefined
  }

  root.addEventListener(
    'touchstart',
    (event) => {
      const [touch] = event.changedTouches
      const control = event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSED) : null
      if (!touch || !control || press) return
      // Without this the browser would click as well, and at whatever then lies under the finger.
      event.preventDefault()
      press = { touch: touch.identifier, control }
      control.setAttribute(MARK, '')
    },
    { signal, passive: false },
  )
  root.addEventListener(
    'touchend',
    (event) => {
      const touch = [...event.changedTouches].find(({ identifier }) => identifier === press?.touch)
      if (!press || !touch) return
      const { control } = press
      letGo()
      if (!control.isConnected || !isNear(control, touch)) return
      control.focus({ preventScroll: true })
      control.click()
    },
    { signal },
  )
  root.addEventListener('touchcancel', letGo, { signal })
  return () => {
    letGo()
    ended.abort()
  }
}
