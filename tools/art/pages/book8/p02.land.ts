/** Book 8, page 2: inside the hall, low over the floor: mats in a half ring around one that is empty; rain on all sides, a slit drum on its post. */
import { lit } from '../../core/light.ts'
import { ellipse, g, glow, lin, path, place, rect, stroke } from '../../core/svg.ts'
import { lampGlow } from '../../core/time.ts'
import { C, light, mix, shade } from '../../palette.ts'
import { lantern } from '../../parts/lantern.ts'
import { inside } from './sharedHall.ts'
import { eavesCurtain, rain } from './sharedRain.ts'

/** A mat that lies flat, its middle at 0,0, with stripes and a fringe. */
export const flatMat = (w: number, h: number, color: string): string => {
  const d = `M${-w / 2 + 20} ${-h / 2}H${w / 2 - 20}L${w / 2} ${h / 2}H${-w / 2}Z`
  let bands = ''
  for (let i = 1; i < 6; i += 1)
    bands += `M${-w / 2 + 20 + ((w - 40) * i) / 6} ${-h / 2}L${-w / 2 + (w * i) / 6} ${h / 2}`
  return (
    ellipse(4, h / 2 + 3, w * 0.52, 9, '#6B3F2A', { opacity: 0.3 }) +
    lit(
      path(d, lin([light(color, 0.4), color, shade(color, 0.16)], 70)) +
        stroke(bands, shade(color, 0.3), 5, { opacity: 0.5 }),
      2,
    ) +
    stroke(`M${-w / 2} ${h / 2}v8M${-w / 4} ${h / 2}v8M0 ${h / 2}v8M${w / 4} ${h / 2}v8M${w / 2} ${h / 2}v8`, color, 4)
  )
}
/** Four mats rolled up against the rail, ends toward us. */
const rolled = (): string =>
  [
    [402, C.toska],
    [452, C.sepatu],
    [502, C.kunyit],
    [552, C.manggis],
  ]
    .map(([x, c]) =>
      place(
        lit(rect(-21, -96, 42, 100, lin([light(String(c), 0.4), String(c), shade(String(c), 0.3)], 6), { rx: 12 }), 2) +
          ellipse(0, -92, 21, 9, light(String(c), 0.3)) +
          ellipse(0, -92, 11, 5, shade(String(c), 0.4)),
        Number(x),
        530,
      ),
    )
    .join('')
/** Everything that does not move. */
export const background = (): string =>
  g([
    inside({ floor: 500, eaves: 92, posts: [330, 790, 1206] }),
    rain(0, { y: 110, h: 380 }),
    eavesCurtain(-10, 320, 100, 400, 3),
    eavesCurtain(350, 780, 100, 400, 5),
    eavesCurtain(810, 1190, 100, 400, 7),
    rolled(),
    place(flatMat(300, 56, mix(C.bata, C.santan, 0.3)), 960, 566),
    place(flatMat(210, 50, C.toska), 590, 572),
    stroke('M640 90V126', C.soga, 5),
    lampGlow(640, 170, 180, 1),
    place(lantern({ r: 0 }), 640, 214, 1),
    ellipse(760, 620, 520, 130, glow('#FFD38A', 0.5)),
  ])
/** Nothing lies over the sprites. */
export const foreground = (): string => ''
