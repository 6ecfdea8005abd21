/**
 * The children's controls. Not items in lists, which must scroll under a finger, nor menu buttons: they open on touch, and a press on lifting would
 * close the menu.
 */
const PRESSED = ':is(button.icon-button, .control):not([aria-haspopup="menu"])'
/** How far outside a control a finger may lift and still press it, CSS px. */
const SLIP_PX = 32
/** Marks the control under the finger, because a cancelled touch does not set `:active`. */
const MARK = 'data-pressed'

interface Press {
  readonly touch: number
  readonly control: HTMLElement
  readonly place: DOMRect
}

/** Whether a finger there still counts as on the control at that place. */
export function isNear(place: DOMRect, { clientX, clientY }: Pick<Touch, 'clientX' | 'clientY'>): boolean {
  const { left, right, top, bottom } = place
  return (
    clientX >= left - SLIP_PX && clientX <= right + SLIP_PX && clientY >= top - SLIP_PX && clientY <= bottom + SLIP_PX
  )
}

/**
 * Tolerates trembling fingers: browsers treat a touch that moves a few pixels as a pan and press nothing. Here a touch that began on a control and
 * lifts within reach presses it once, however it moved; one that slides away or becomes a browser gesture presses nothing. Mouse, keyboard and screen
 * readers are unaffected. Returns a function that ends it.
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
      // Prevents the browser's own click, which could hit whatever is under the finger by then.
      event.preventDefault()
      // Measured now: after the press has changed anything, measuring waits for styles and layout.
      press = { touch: touch.identifier, control, place: control.getBoundingClientRect() }
      control.setAttribute(MARK, '')
    },
    { signal, passive: false },
  )
  root.addEventListener(
    'touchend',
    (event) => {
      const touch = [...event.changedTouches].find(({ identifier }) => identifier === press?.touch)
      if (!press || !touch) return
      const { control, place } = press
      letGo()
      if (!control.isConnected || !isNear(place, touch)) return
      // Even where it has the focus already, this would wait for styles.
      if (document.activeElement !== control) control.focus({ preventScroll: true })
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
