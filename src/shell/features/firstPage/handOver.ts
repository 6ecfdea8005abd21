import { useEffect } from 'react'

/** The element in which the service sends the page (`server/features/reading`). */
const ID = 'first-page'
const PICTURE = 'figure.pic'

/** Did a page come with the document, and does it still show? */
export function hasFirstPage(): boolean {
  return document.getElementById(ID) !== null
}

/** Takes the page that came with the document away; harmless when there is none. */
export function dropFirstPage(): void {
  document.getElementById(ID)?.remove()
}

/** The reader takes the place of the page that came with the document: once its own picture is drawn, so that nothing is seen to happen. */
export function useHandOver(): void {
  useEffect(() => {
    if (hasFirstPage()) void pictureIsShown().finally(dropFirstPage)
  }, [])
}

async function pictureIsShown(): Promise<void> {
  const figure = document.querySelector(`#root ${PICTURE}`)
  const image = figure?.querySelector('img')
  // A picture that cannot be had leaves its placeholder: that, too, is the reader's to show.
  await image?.decode().catch(() => undefined)
  // The page slides in where it is turned to; here it only takes a place.
  for (const animation of figure?.getAnimations() ?? []) animation.finish()
}
