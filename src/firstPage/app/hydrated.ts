import { useEffect, useLayoutEffect } from 'react'
import type { Played } from './firstPlay.ts'
import { firstPlayIsFree, isFirstPlayShown, leaveFirstPlay, moveFirstPlay } from './hydration.ts'

/** The element in which the service sends the page (`src/firstPage/service`). */
const ID = 'first-page'
const PICTURE = 'figure.pic'
const TEXT = '.story p'
const STAGE = '.stage-host'

/** Whether a page came with the document and is still shown. */
export function hasFirstPage(): boolean {
  return document.getElementById(ID) !== null
}

/** Removes the page that came with the document, if any. Its play belongs to the reader by now, or ends. */
export function dropFirstPage(): void {
  leaveFirstPlay()
  document.getElementById(ID)?.remove()
}

/**
 * Hydration: the reader replaces the page that came with the document once its picture is drawn and it has taken over the play, so that the change is
 * invisible. Where that page is being played, and no finger is on it, they change places before the reader is laid out for the first time: it is then laid
 * out once, and its controls can be pressed with its first frame. `task` is what the reader's stage is about to play.
 */
export function useHydrated(task: Played | undefined): void {
  useLayoutEffect(() => {
    const host = document.querySelector<HTMLElement>(`#root ${STAGE}`)
    if (hasFirstPage() && task && host && moveFirstPlay(task, host)) takePlace()
  }, [task])
  useEffect(() => {
    if (!hasFirstPage()) return
    void readerIsShown().finally(() => {
      leaveFirstPlay()
      takePlace()
    })
  }, [])
}

/** The reader's poster is drawn, or the stage that moves over it. */
async function readerIsShown(): Promise<void> {
  const picture = pictureIsShown()
  await firstPlayIsFree()
  if (!isFirstPlayShown()) await picture
}

function takePlace(): void {
  document.getElementById(ID)?.remove()
  // Turned pages slide in, and their text is faded in; this one is there already.
  const seen = [...document.querySelectorAll(`#root ${PICTURE}, #root ${TEXT}`)]
  for (const animation of seen.flatMap((element) => element.getAnimations())) animation.finish()
}

async function pictureIsShown(): Promise<void> {
  const figure = document.querySelector(`#root ${PICTURE}`)
  const image = figure?.querySelector('img')
  // If the picture fails, its placeholder remains, and the reader shows it too.
  await image?.decode().catch(() => undefined)
}
