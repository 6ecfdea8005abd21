/** What the pages of book 4's first half share: somebody as a flat shadow, Ayah's ladle. */
import { lit } from '../../core/light.ts'
import { def, ellipse, g, lin, path } from '../../core/svg.ts'
import { light, shade } from '../../palette.ts'

/** The blue of the silhouettes that wait for their people. */
const SHADOW = '#3B426E'
/** A drawing filled with one colour: the shadow of whoever it is. */
export function shadowOf(svg: string): string {
  const id = def(
    (id) =>
      `<filter id="${id}" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB">` +
      `<feFlood flood-color="${SHADOW}" flood-opacity="0.82"/><feComposite in2="SourceAlpha" operator="in"/></filter>`,
  )
  return g(svg, { filter: `url(#${id})` })
}

const WOOD = '#B98450'
/** A long wooden ladle, the hand at 0,0, the bowl 66 above it. */
export const ladle = (): string =>
  lit(
    path('M-4 24L-3 -46H3L4 24Q0 29 -4 24Z', lin([light(WOOD, 0.35), WOOD, shade(WOOD, 0.3)], 10)) +
      path(
        'M-16 -66C-18 -82 -8 -90 0 -90C8 -90 18 -82 16 -66C13 -51 5 -45 0 -45C-5 -45 -13 -51 -16 -66Z',
        lin([light(WOOD, 0.45), WOOD, shade(WOOD, 0.3)], 40),
      ) +
      ellipse(1, -70, 9.4, 13.5, shade(WOOD, 0.34), { opacity: 0.6 }),
    1.4,
  )
