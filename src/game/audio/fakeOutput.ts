import type { HowlOptions } from 'howler'
import type { Output, Sound } from './output.ts'

/** One sound that a test has made: what it was given, and whether it plays. */
interface FakeSound {
  readonly options: HowlOptions
  isPlaying: boolean
  /** Seconds in the file. */
  position: number
  isUnloaded: boolean
  volume: number
  rate: number
  plays: number
  /** The file was fetched and decoded. */
  load(): void
  breakDown(reason: string): void
  /** The sound came to its end. */
  end(): void
}

/** An output for tests: nothing is heard, everything can be asked. */
export interface FakeOutput extends Output {
  readonly sounds: FakeSound[]
  /** Sounds that play now, by the first file. */
  playing(): string[]
  setOpen(isOpen: boolean): void
}

type Listener = (id: number, error?: unknown) => void

/** Files load at once unless `isSlow`; then a test calls `load`. */
export function makeFakeOutput({ isOpen = true, isSlow = false } = {}): FakeOutput {
  const sounds: FakeSound[] = []
  const listeners = new Set<(isOpen: boolean) => void>()
  let open = isOpen
  return {
    sounds,
    playing: () => sounds.filter((sound) => sound.isPlaying).map(({ options }) => String(options.src[0])),
    make(options) {
      const { sound, fake } = makeFakeSound(options, isSlow)
      sounds.push(fake)
      return sound
    },
    isOpen: () => open,
    setOpen(next) {
      open = next
      for (const listener of listeners) listener(next)
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    latencyMs: () => 0,
  }
}

function makeFakeSound(options: HowlOptions, isSlow: boolean): { sound: Sound; fake: FakeSound } {
  const heard = new Map<string, Set<Listener>>()
  let state: 'unloaded' | 'loading' | 'loaded' = isSlow ? 'loading' : 'loaded'
  const emit = (type: string, error?: unknown) => {
    for (const listener of heard.get(type) ?? []) listener(1, error)
  }
  const fake: FakeSound = {
    options,
    isPlaying: false,
    position: startOf(options),
    isUnloaded: false,
    volume: options.volume ?? 1,
    rate: options.rate ?? 1,
    plays: 0,
    load() {
      state = 'loaded'
      emit('load')
    },
    breakDown(reason) {
      state = 'unloaded'
      emit('loaderror', reason)
    },
    end() {
      fake.isPlaying = false
      emit('end')
    },
  }
  const listen = (type: string, listener: Listener) => {
    heard.set(type, (heard.get(type) ?? new Set()).add(listener))
  }
  const sound = { ...controlsOf(fake), on: listen, once: listen, off: () => undefined, state: () => state }
  // Howler's overloads return the Howl itself for chaining, which nobody here uses.
  return { fake, sound: sound as unknown as Sound }
}

function startOf({ sprite = {} }: HowlOptions): number {
  return (Object.values(sprite)[0]?.[0] ?? 0) / 1000
}

function controlsOf(fake: FakeSound) {
  return {
    play() {
      fake.isPlaying = true
      fake.plays += 1
      return 1
    },
    pause() {
      fake.isPlaying = false
    },
    stop() {
      fake.isPlaying = false
      fake.position = startOf(fake.options)
    },
    seek(seconds?: number, id?: number) {
      if (id !== undefined && seconds !== undefined) fake.position = seconds
      return fake.position
    },
    rate(factor: number) {
      fake.rate = factor
    },
    volume(volume: number) {
      fake.volume = volume
    },
    fade(_from: number, to: number) {
      fake.volume = to
    },
    unload() {
      fake.isUnloaded = true
      fake.isPlaying = false
    },
  }
}
