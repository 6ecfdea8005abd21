import type { OpenPageOptions } from '../../game/runtime/pageHandle.ts'
import type { FirstPlay } from './firstPlay.ts'
import { stopFirstVoice } from './firstVoice.ts'

/** The reader is seen at the latest so long after it was drawn, whatever its stage waits for, ms. */
const PATIENCE_MS = 4000
/** How often is looked whether the finger has been lifted, ms. */
const LOOK_MS = 50

let present: FirstPlay | undefined
let isReadersTurn = false
let settle: () => void = () => undefined
const settled = new Promise<void>((resolve) => {
  settle = resolve
})

/** Begins it, unless the reader has come first. */
export function beginFirstPlay(begin: () => FirstPlay): FirstPlay | undefined {
  if (!isReadersTurn) present = begin()
  return present
}

/** The reader takes it over: once, if it is the page it wants. One that it does not want is ended. */
export function takeFirstPlay(
  task: Pick<OpenPageOptions, 'bookId' | 'pageId' | 'look' | 'services'>,
  host: HTMLElement,
): FirstPlay | undefined {
  if (isReadersTurn) return undefined
  isReadersTurn = true
  if (present?.is(task)) present.join(task.services, host)
  else endFirstPlay()
  settle()
  return present
}

/** It cannot be played any further, or nobody is there to play it. */
export function endFirstPlay(): void {
  stopFirstVoice()
  present?.end()
  present = undefined
}

/** Nothing is played yet, or the reader has it, and no finger is on it. */
export async function firstPlayIsFree(): Promise<void> {
  const play = present
  if (!play) return
  const end = performance.now() + PATIENCE_MS
  await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
  while (play.isHeld && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
}

/** The page that came with the document goes: what is played of it goes on in the reader, or ends. */
export function leaveFirstPlay(): void {
  if (isReadersTurn) present?.move()
  else endFirstPlay()
  isReadersTurn = true
}
