/** Helpers every page uses: the bible's boxes (percent of 1280 x 800), sprites that know their box, and hands that land on page points. */
import { g } from '../core/svg.ts'

export const W = 1280,
  H = 800
/** Percent box {x, y, w, h} or [x, y, w, h] to stage pixels [x, y, w, h]. */
export const px = ([x, y, w, h]) => [x * 12.8, y * 8, w * 12.8, h * 8]
/** A sprite: its drawing in stage pixels and its box in percent. The build crops the drawing to the box. */
export const sprite = (name, box, svg) => ({ name, box, svg })
/** A page point seen by a figure that stands at {x, y, s, flip}: use as the palm of an arm. */
export const palmAt = ([X, Y], { x, y, s = 1, flip = false }) => ({
  palm: [((X - x) / s) * (flip ? -1 : 1), (Y - y) / s],
})
/** The whole page as one drawing: background, sprites in order, foreground; when = the light (undefined: the page's own). */
export const compose = (page, when) =>
  g([page.background(when), ...page.sprites(when).map((s) => s.svg), page.foreground(when)])
