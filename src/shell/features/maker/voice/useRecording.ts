import { use, useEffect, useRef, useState } from 'react'
import type { MakerMedia, RunningTake, TakePlace } from '../draft/index.ts'
import { type SoundFault, SoundError } from './codec/sounds.ts'
import type { Finished } from './finish.ts'
import { MicrophoneError, type MicrophoneFault, type RecordingEnd, type RunningRecording } from './recorder.ts'
import { Tools } from './tools.ts'

/** What a recording is doing. `troubled`: `fault` says what the microphone, `sound` what the recording has. */
export interface RecordingView {
  readonly state: 'ready' | 'opening' | 'recording' | 'finishing'
  readonly ms: number
  readonly level: number
  readonly peak: number
  readonly fault: MicrophoneFault | undefined
  readonly sound: SoundFault | undefined
  /** The device has no space: what is recorded is only in memory. */
  readonly isUnstored: boolean
}

/** A recording that was made ready. */
export interface RecordingResult {
  readonly finished: Finished
  readonly end: RecordingEnd
  readonly running: RunningTake | undefined
}

const READY: RecordingView = {
  state: 'ready',
  ms: 0,
  level: -100,
  peak: 0,
  fault: undefined,
  sound: undefined,
  isUnstored: false,
}

/** Records: each second is stored at once; `onDone` gets what was made of it. Leaving gives it up, and what was stored stays to be found again. */
export function useRecording(media: MakerMedia, place: TakePlace, onDone: (result: RecordingResult) => void) {
  const tools = use(Tools)
  const [view, setView] = useState(READY)
  const running = useRef<RunningRecording>(undefined)
  const left = useRef<AbortController>(undefined)
  useEffect(() => () => left.current?.abort(), [])
  const show = (change: Partial<RecordingView>) => setView((before) => ({ ...before, ...change }))

  async function start() {
    const leaving = new AbortController()
    left.current = leaving
    setView({ ...READY, state: 'opening' })
    const store = makeStore(media, place, () => show({ isUnstored: true }))
    try {
      const recording = await tools.startRecording(
        {
          onBegin: () => show({ state: 'recording' }),
          onLevel: (level, peak, ms) => show({ level, peak, ms }),
          onPiece: store.piece,
        },
        leaving.signal,
      )
      running.current = recording
      store.open(recording.type)
      const recorded = await recording.done
      if (!recorded || leaving.signal.aborted) return
      show({ state: 'finishing' })
      const take = await store.ready()
      if (recorded.end === 'nothing') throw new SoundError('nothing')
      const finished = await tools.finishedRecording(recorded.sound)
      onDone({ finished, end: recorded.end, running: take })
    } catch (error) {
      if (leaving.signal.aborted) return
      // What cannot be made ready now stays stored, to be found again.
      if (error instanceof SoundError && error.fault === 'nothing') await store.discard()
      if (!(error instanceof SoundError) && !(error instanceof MicrophoneError)) console.warn('Not recorded', error)
      setView({
        ...READY,
        fault: error instanceof MicrophoneError ? error.fault : error instanceof SoundError ? undefined : 'busy',
        sound: error instanceof SoundError ? error.fault : undefined,
      })
    }
  }
  return { view, start: () => void start(), stop: () => running.current?.stop() }
}

/** Stores pieces one after another as they come; the first that finds no space ends the storing, not the recording. */
function makeStore(media: MakerMedia, place: TakePlace, onFull: () => void) {
  let take: Promise<RunningTake | undefined> | undefined
  let last: Promise<void> = Promise.resolve()
  let isFull = false
  const waiting: [Blob, number][] = []
  const full = (error: unknown) => {
    console.warn('The recording could not be stored', error)
    isFull = true
    onFull()
  }
  const append = (piece: Blob, ms: number) => {
    last = last.then(async () => {
      if (isFull) return
      await (await take)?.append(piece, ms).catch(full)
    })
  }
  return {
    open(type: string) {
      take = media.record(place, type).catch((error: unknown) => {
        full(error)
        return undefined
      })
      for (const [piece, ms] of waiting.splice(0)) append(piece, ms)
    },
    piece(piece: Blob, ms: number) {
      if (take) append(piece, ms)
      else waiting.push([piece, ms])
    },
    /** The stored recording, when all of it is stored; undefined where it is only in memory. */
    async ready() {
      await last
      return take
    },
    async discard() {
      await last
      await (await take)?.discard().catch(() => undefined)
    },
  }
}
