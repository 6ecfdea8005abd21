import type { OpenPageOptions } from '../../game/runtime/pageHandle.ts'
import type { FirstPlay, Played } from './firstPlay.ts'
import { stopFirstVoice } from './firstVoice.ts'

/** Latest time after rendering at which the reader is shown, even if its stage is not ready, ms. */
const PATIENCE_MS = 4000
/** Polling interval for the finger to be lifted, ms. */
const LOOK_MS = 50

let present: FirstPlay | undefined
let isReadersTurn = false
let settle: () => void = () => undefined
const settled = new Promise<void>((resolve) => {
  settle = resolve
})

/** Starts it unless the reader was first. */
export function beginFirstPlay(begin: () => FirstPlay): FirstPlay | undefined {
  if (!isReadersTurn) present = begin()
  return present
}

/** The reader takes it over, once, if it is the wanted page; otherwise it ends. */
export function takeFirstPlay(
  task: Played & Pick<OpenPageOptions, 'services'>,
  host: HTMLElement,
): FirstPlay | undefined {
  if (isReadersTurn) return undefined
  isReadersTurn = true
  if (present?.is(task)) present.join(task.services, host)
  else endFirstPlay()
  settle()
  return present
}

/** It cannot continue, or there is nothing to continue. */
export function endFirstPlay(): void {
  stopFirstVoice()
  present?.end()
  present = undefined
}

/** No play yet, or the reader has it and no finger is on it. */
export async function firstPlayIsFree(): Promise<void> {
  const play = present
  if (!play) return
  const end = performance.now() + PATIENCE_MS
  await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
  while (play.isHeld && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
}

/** Whether its picture is drawn, and moves into the reader with it. */
export function isFirstPlayShown(): boolean {
  return present?.isShown === true
}

/**
 * Moves it into the reader before the reader takes it over, if it is the wanted page, its picture is drawn and no finger is on it. Gives whether it was moved.
 */
export function moveFirstPlay(task: Played, host: HTMLElement): boolean {
  if (!present?.isShown || present.isHeld || !present.is(task)) return false
  present.move(host)
  return true
}

/** Removes the page that came with the document: its play continues in the reader, or ends. */
export function leaveFirstPlay(): void {
  if (isReadersTurn) present?.move()
  else endFirstPlay()
  isReadersTurn = true
}
