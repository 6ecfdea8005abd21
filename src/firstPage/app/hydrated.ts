import { useEffect } from 'react'
import { firstPlayIsFree, isFirstPlayShown, leaveFirstPlay } from './hydration.ts'

/** The element in which the service sends the page (`src/firstPage/service`). */
const ID = 'first-page'
const PICTURE = 'figure.pic'

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
 * invisible.
 */
export function useHydrated(): void {
  useEffect(() => {
    if (hasFirstPage()) void readerIsShown().finally(takePlace)
  }, [])
}

/** The reader's poster is drawn, or the stage that moves over it. */
async function readerIsShown(): Promise<void> {
  const picture = pictureIsShown()
  await firstPlayIsFree()
  if (!isFirstPlayShown()) await picture
}

function takePlace(): void {
  dropFirstPage()
  // Turned pages slide in; this one appears in place.
  for (const animation of document.querySelector(`#root ${PICTURE}`)?.getAnimations() ?? []) animation.finish()
}

async function pictureIsShown(): Promise<void> {
  const figure = document.querySelector(`#root ${PICTURE}`)
  const image = figure?.querySelector('img')
  // If the picture fails, its placeholder remains, and the reader shows it too.
  await image?.decode().catch(() => undefined)
}
