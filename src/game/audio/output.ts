import type { Howl, HowlOptions } from 'howler'

/** The subset of Howl that we use; tests pass a fake. */
export type Sound = Pick<
  Howl,
  | 'play'
  | 'pause'
  | 'stop'
  | 'seek'
  | 'rate'
  | 'volume'
  | 'fade'
  | 'on'
  | 'once'
  | 'off'
  | 'state'
  | 'duration'
  | 'unload'
>

/** The audio output of the device. */
export interface Output {
  make(options: HowlOptions): Sound
  /** Whether sound can be heard now: not before the first touch, and not while a call or another app uses the speaker. */
  isOpen(): boolean
  /** Subscribes to changes of `isOpen`; returns a function that unsubscribes. */
  onChange(listener: (isOpen: boolean) => void): () => void
  /** Delay from the sound's clock to the ear, ms. */
  latencyMs(): number
}

let loading: Promise<Output> | undefined

/** Howler, loaded with the first sound; retried on the next call if loading failed. */
export function loadOutput(): Promise<Output> {
  loading ??= openHowler().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function openHowler(): Promise<Output> {
  const { Howl, Howler } = await import('howler')
  // Howler would suspend after 30 s of silence, which delayed the next word. `Voice` and `Music` pause on hidden pages.
  Howler.autoSuspend = false
  // `resumeOnTouch` does this. Howler replaces any context that does not run at 44100 Hz (most devices), and listeners on the old one are lost.
  Howler.autoUnlock = false
  Howler.volume(Howler.volume())
  const context: AudioContext | null = Howler.ctx
  const isOpen = () => context === null || context.state === 'running'
  const listeners = new Set<(isOpen: boolean) => void>()
  context?.addEventListener('statechange', () => {
    for (const listener of listeners) listener(isOpen())
  })
  resumeOnTouch(context)
  return {
    make: (options) => new Howl(options),
    isOpen,
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    latencyMs: () => (context?.outputLatency ?? 0) * 1000,
  }
}

/** Howler unlocks only once. iOS interrupts the context again after a call or a locked screen (`interrupted`), so every touch tries to resume it. */
function resumeOnTouch(context: AudioContext | null): void {
  if (context === null) return
  const resume = () => {
    if (context.state !== 'running' && context.state !== 'closed') context.resume().catch(() => undefined)
  }
  for (const type of ['pointerdown', 'touchend', 'keydown'] as const) {
    document.addEventListener(type, resume, { capture: true, passive: true })
  }
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) resume()
  })
  if (navigator.userActivation?.hasBeenActive) resume()
}
