/** A sound that is playing. */
export interface Playing {
  /** Where it is, ms from the beginning of the file. */
  readonly position: () => number
  readonly stop: () => void
  /** Resolves when it has ended or was stopped; rejects where this browser cannot play it. */
  readonly ended: Promise<void>
}

/** Which part of a file is played, ms, and how fast. The pitch stays. */
export interface PlayedPart {
  readonly fromMs: number
  readonly toMs: number
  readonly rate?: number
}

const LOOK_MS = 15

/** Plays a part of a sound file. */
export function play(sound: Blob, { fromMs, toMs, rate = 1 }: PlayedPart): Playing {
  const url = URL.createObjectURL(sound)
  const element = new Audio()
  element.preload = 'auto'
  element.preservesPitch = true
  let timer: ReturnType<typeof setInterval> | undefined
  let stop: () => void = () => undefined
  const ended = new Promise<void>((resolve, reject) => {
    stop = () => {
      clearInterval(timer)
      element.pause()
      URL.revokeObjectURL(url)
      resolve()
    }
    element.addEventListener('ended', stop)
    element.addEventListener('error', () => {
      clearInterval(timer)
      URL.revokeObjectURL(url)
      reject(new Error('The sound cannot be played'))
    })
    element.addEventListener('loadedmetadata', () => {
      element.currentTime = fromMs / 1000
      element.playbackRate = rate
      timer = setInterval(() => element.currentTime * 1000 >= toMs && stop(), LOOK_MS)
      element.play().catch(reject)
    })
    element.src = url
  })
  return { position: () => Math.max(fromMs, element.currentTime * 1000), stop, ended }
}
