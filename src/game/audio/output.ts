import type { Howl, HowlOptions } from 'howler'

/** The little of a Howl that we use; tests give a fake. */
export type Sound = Pick<
  Howl,
  'play' | 'pause' | 'stop' | 'seek' | 'rate' | 'volume' | 'fade' | 'on' | 'once' | 'off' | 'state' | 'unload'
>

/** What sounds come out of. */
export interface Output {
  make(options: HowlOptions): Sound
  /** Can sound be heard now? Not before the first touch, and not while a call or another app holds the speaker. */
  isOpen(): boolean
  /** Hears each opening and shutting; returns the undo. */
  onChange(listener: (isOpen: boolean) => void): () => void
  /** Ms from the sound's clock to the ear. */
  latencyMs(): number
}

let loading: Promise<Output> | undefined

/** Howler, loaded when the first sound is wanted; asked for again where its file could not be loaded. */
export function loadOutput(): Promise<Output> {
  loading ??= openHowler().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function openHowler(): Promise<Output> {
  const { Howl, Howler } = await import('howler')
  // Howler would suspend after 30 s of silence; the first word after that came late. Hidden pages are paused by `Voice` and `Music`.
  Howler.autoSuspend = false
  // `resumeOnTouch` does this. Howler's own way closes a context that has not 44100 Hz, which is most devices', and makes another, behind the back of whoever listens to it.
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

/** Howler unlocks once; iOS takes the speaker away again after a call or a locked screen (`interrupted`), so each touch asks again. */
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
