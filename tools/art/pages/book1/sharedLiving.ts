/** What a living sprite is made of: its drawing, the same with closed lids, and its answer to a tap. */
import { C } from '../../palette.ts'
import { onGround } from './shared.ts'
import type { Stand } from './shared.ts'
import { blinkOf } from './sharedFaces.ts'

/** A drawing and its other frames, ready to spread into a sprite. */
export interface Living {
  svg: string
  frames: Readonly<Record<string, string>>
}
/** Somebody drawn with a face, with closed lids, and, where given, as they answer a tap. */
export const blinking = (draw: (expression: string) => string, face: string, tap?: string): Living => ({
  svg: draw(face),
  frames: { blink: draw(blinkOf(face)), ...(tap === undefined ? {} : { tap }) },
})
/** All frames of somebody put where they stand, each with its shadow. */
export const standing = (who: Living, at: Stand, width = 84, ground: string = C.lumut): Living => ({
  svg: onGround(who.svg, at, width, ground),
  frames: Object.fromEntries(Object.entries(who.frames).map(([name, svg]) => [name, onGround(svg, at, width, ground)])),
})
