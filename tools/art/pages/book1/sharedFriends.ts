/** The living frames of people and animals: one drawing, its closed lids, and its answer to a tap. */
import { blinkOf } from './sharedFaces.ts'
import type { Faces } from './sharedEka.ts'

/** A pose drawn with three faces: as it waits, with closed lids, and as it answers a tap. */
export const living = (draw: (expression: string) => string, face: string, tapFace: string): Faces => ({
  svg: draw(face),
  frames: { blink: draw(blinkOf(face)), tap: draw(tapFace) },
})
/** Several living drawings as one sprite, back to front. Only every second one blinks: a whole group that blinks at once looks like one machine. */
export const together = (...all: Faces[]): Faces => ({
  svg: all.map((one) => one.svg).join(''),
  frames: {
    blink: all.map((one, i) => (i % 2 ? one.svg : one.frames.blink)).join(''),
    tap: all.map((one) => one.frames.tap).join(''),
  },
})
