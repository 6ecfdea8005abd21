/** The blue bucket of pages 10 and 12. */
import { lit } from '../../core/light.ts'
import { blur, circle, clipped, ellipse, g, lin, path, stroke } from '../../core/svg.ts'
import { light, shade } from '../../palette.ts'

const BLUE = '#3F7FC0'

/** The bucket, seen from a little above so that a mango lies in its wide mouth: foot at 0,0, 200 wide; `inside` lies between its back and its front. */
export function bucket(isHandleUp: boolean, inside = ''): string {
  const side = 'M-98 -108C-98 -66 98 -66 98 -108L74 -12C66 10 -66 10 -74 -12Z'
  const handle = isHandleUp ? 'M-96 -112C-84 -196 84 -196 96 -112' : 'M-96 -104C-116 -40 70 -26 96 -104'
  return g([
    isHandleUp ? stroke(handle, '#D9D2C6', 8) + stroke(handle, '#FFFFFF', 2.4, { opacity: 0.6 }) : '',
    ellipse(0, -108, 98, 42, lin([shade(BLUE, 0.5), shade(BLUE, 0.25), BLUE], 80)),
    ellipse(6, -98, 74, 26, shade(BLUE, 0.55), { opacity: 0.5, filter: blur(4) }),
    inside,
    lit(
      path(side, lin([light(BLUE, 0.42), BLUE, shade(BLUE, 0.4)], 14)) +
        clipped(
          side,
          stroke('M-92 -70C-80 -32 80 -32 92 -70M-84 -36C-70 -4 70 -4 84 -36', shade(BLUE, 0.4), 4, { opacity: 0.45 }) +
            ellipse(-50, -44, 13, 40, '#FFFFFF', { opacity: 0.26, filter: blur(5) }),
        ),
      4,
    ),
    inside === ''
      ? ellipse(0, -108, 98, 42, 'none', { stroke: light(BLUE, 0.45), 'stroke-width': 8 })
      : stroke('M-98 -108C-98 -52 98 -52 98 -108', light(BLUE, 0.45), 8),
    circle(-97, -106, 7, '#D9D2C6') + circle(97, -106, 7, '#D9D2C6'),
    isHandleUp ? '' : stroke(handle, '#D9D2C6', 8) + stroke(handle, '#FFFFFF', 2.4, { opacity: 0.6 }),
  ])
}
