import { useEffect } from 'react'
import { firstPlayIsFree, leaveFirstPlay } from './hydration.ts'

/** The element in which the service sends the page (`src/firstPage/service`). */
const ID = 'first-page'
const PICTURE = 'figure.pic'

/** Did a page come with the document, and does it still show? */
export function hasFirstPage(): boolean {
  return document.getElementById(ID) !== null
}

/** Takes the page that came with the document away; harmless when there is none. What is played of it is the reader's by now, or ends. */
export function dropFirstPage(): void {
  leaveFirstPlay()
  document.getElementById(ID)?.remove()
}

/**
 * The reader takes the place of the page that came with the document: once its own picture is drawn and it has taken over what is played, so
 * that nothing is seen to happen.
 */
export function useHydrated(): void {
  useEffect(() => {
    if (hasFirstPage()) void Promise.all([pictureIsShown(), firstPlayIsFree()]).finally(takePlace)
  }, [])
}

function takePlace(): void {
  dropFirstPage()
  // The page slides in where it is turned to; here it only takes a place.
  for (const animation of document.querySelector(`#root ${PICTURE}`)?.getAnimations() ?? []) animation.finish()
}

async function pictureIsShown(): Promise<void> {
  const figure = document.querySelector(`#root ${PICTURE}`)
  const image = figure?.querySelector('img')
  // A picture that cannot be had leaves its placeholder: that, too, is the reader's to show.
  await image?.decode().catch(() => undefined)
}
