import type { HowlOptions } from 'howler'
import type { Output, Sound } from './output.ts'

/** One sound that a test has created: its options and its state. */
interface FakeSound {
  readonly options: HowlOptions
  isPlaying: boolean
  /** Position in the file, seconds. */
  position: number
  isUnloaded: boolean
  volume: number
  rate: number
  plays: number
  /** Simulates that the file has been fetched and decoded. */
  load(): void
  breakDown(reason: string): void
  /** Simulates the end of the sound. */
  end(): void
}

/** An output for tests: silent, with its state readable. */
export interface FakeOutput extends Output {
  readonly sounds: FakeSound[]
  /** Sounds that are playing, by their first file. */
  playing(): string[]
  setOpen(isOpen: boolean): void
}

type Listener = (id: number, error?: unknown) => void

/** Length of each file, seconds. */
export const FAKE_S = 8

/** Files load at once unless `isSlow`: then the test calls `load`. */
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
  const sound = {
    ...controlsOf(fake),
    on: listen,
    once: listen,
    off: () => undefined,
    state: () => state,
    duration: () => FAKE_S,
  }
  // Howler's overloads return the Howl for chaining, which is not used here.
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
