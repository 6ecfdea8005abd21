import { isNear } from './forgivingPress.ts'

/** Tracks the finger on a control: `tell(true)` while on it, `tell(false)` when it slides off or lifts without a click. Ends by itself. */
export function followPress(control: HTMLElement, pointerId: number, emit: (isOn: boolean) => void): void {
  const ended = new AbortController()
  const { signal } = ended
  let isOn = true
  const become = (next: boolean) => {
    if (next !== isOn) emit(next)
    isOn = next
  }
  const mine = (act: (event: PointerEvent) => void) => (event: PointerEvent) => {
    if (event.pointerId === pointerId) act(event)
  }
  const end = () => {
    ended.abort()
    // The click comes in the same task as the lift.
    setTimeout(() => become(false), 0)
  }
  window.addEventListener(
    'pointermove',
    mine((event) => become(isNear(control.getBoundingClientRect(), event))),
    { signal, passive: true },
  )
  window.addEventListener('pointerup', mine(end), { signal, passive: true })
  window.addEventListener('pointercancel', mine(end), { signal, passive: true })
}
