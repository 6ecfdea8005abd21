/** What the last pages of book 3 share: afternoon gold, sunset and the first lamps on people; Wek in the child's arms; Mother Duck's face. */
import type { AvatarVariant } from '../../../../src/content/avatarVariant.ts'
import { aku, type AkuOptions } from '../../characters/cast.ts'
import type { Figure } from '../../characters/types.ts'
import { groundShadow } from '../../core/light.ts'
import { g } from '../../core/svg.ts'
import { relight } from '../../core/time.ts'
import { put, type Stand } from '../book1/shared.ts'

/** A drawing in the gold of the late afternoon: half daylight, half low sun. */
export const golden = (svg: string, low = 0.5): string => svg + g(relight(svg, 'senja'), { opacity: low })
/** A drawing in the light of the setting sun; `own` (0 to 1) of its daylight colours stays. */
export const sunset = (svg: string, own = 0.24): string => relight(svg, 'senja') + g(svg, { opacity: own })
/** A drawing in the light of the first lamps. */
export const lamplight = (svg: string, own = 0.22): string => relight(svg, 'lampu') + g(svg, { opacity: own })
/** Somebody with their shadow (width in drawing units), both in a light. */
export const shaded = (svg: string, at: Stand, light: (svg: string) => string, width = 84): string =>
  light(put(groundShadow(0, 0, width, 0.4) + svg, at))

/** All frames of the child of the look: at rest with closed lids too, and as it answers a tap. */
export function childFrames(
  look: AvatarVariant,
  rest: AkuOptions,
  answer: AkuOptions,
  finish: (child: Figure) => string,
): { svg: string; frames: Readonly<Record<string, string>> } {
  const draw = (more: AkuOptions): string => finish(aku({ ...look, ...rest, ...more }))
  return { svg: draw({}), frames: { blink: draw({ blink: true }), tap: draw(answer) } }
}
