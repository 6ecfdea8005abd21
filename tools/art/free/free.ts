import { hasAvifFile } from '../../../src/game/scene/picture/pictureFormat.ts'
import type { Box } from '../../../src/game/targets.ts'

/** A picture of its own at a fixed path (a word card, the picture of an activity). */
export interface FreePicture {
  /** Where it is served: `/img/books/book1/words/avocado.webp`; the ending says the format (webp, png or svg). */
  readonly path: string
  svg(): string
  /** The part of the drawing that is shown, drawing units. */
  readonly box: Box
  /** Width of the file, px; the height follows from the box. */
  readonly width: number
  /** Width of the AVIF file, which only ordinary screens load, where the stage shows it much smaller than `width`. */
  readonly avifWidth?: number
  /** Filled with one colour: the shadow of a sprite. */
  readonly isSilhouette?: boolean
}

/** Is the picture written as AVIF too? What the stage loads so is, and the child that the shell shows in each look. */
export const hasAvifTwin = (path: string): boolean => hasAvifFile(path) || path.startsWith('/img/look/')
