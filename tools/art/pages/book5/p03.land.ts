/** Book 5, page 3: the yard as the hat sees it: we lie on the earth, and the roofs lean in over us. */
import { blur, ellipse, g, glow, linU, path, place, stroke } from '../../core/svg.ts'
import { C, light, mix } from '../../palette.ts'
import { house } from '../../parts/house.ts'
import { hut } from '../../parts/hut.ts'
import { cloud, grass, palm, treeLine } from '../../parts/nature.ts'
import { skyOf } from '../../parts/skies.ts'

/** Much sky, roofs that lean in, a strip of earth. */
export const background = (): string =>
  g([
    skyOf('siang', { sun: [560, 120], horizon: 0.8 }),
    place(cloud(220, 3), 330, 120, 1),
    place(cloud(260, 7), 1050, 90, 1.05),
    treeLine(-20, 1300, (x: number) => 604 - 4 * Math.sin(x / 90), C.daun, {
      d: 0.4,
      seed: 6,
      r0: 16,
      r1: 34,
      palms: 0,
    }),
    place(palm(300, 50, 5, { d: 0.14 }), 520, 612, 1, 4),
    place(palm(190, -30, 8, { d: 0.3 }), 660, 606),
    place(hut({ door: C.nila }), 70, 640, 1.86, 13),
    place(house({ shutter: C.nila, door: C.toska }), 1190, 640, 1.9, -12),
    path(
      'M-20 606C300 590 900 590 1300 606V820H-20Z',
      linU([light('#E9C68C', 0.3), '#EFD09A', '#DDB073'], 0, 596, 40, 800),
    ),
    stroke(
      'M-20 640Q300 624 640 636T1300 640M60 700Q420 676 760 694T1300 690M-20 780Q340 742 760 770T1300 760',
      '#FFF0CC',
      7,
      {
        opacity: 0.5,
      },
    ),
    ellipse(870, 622, 240, 22, '#8A5630', { opacity: 0.4, filter: blur(8) }),
    ellipse(330, 760, 320, 34, '#7A4A28', { opacity: 0.44, filter: blur(10) }),
    ellipse(330, 752, 470, 70, glow('#8A5630', 0.4)),
    stroke('M700 690h26M742 716h12M1120 742h30M980 650h14M620 742h18', mix(C.tanah, C.santan, 0.3), 9, {
      opacity: 0.5,
    }),
  ])
/** Blades of grass at our nose. */
export const foreground = (): string =>
  g([
    grass(1010, 1320, () => 836, { h: 150, step: 24, color: C.hutan, tip: C.daun, seed: 21 }),
    grass(-40, 90, () => 836, { h: 110, step: 22, color: C.lumut, tip: C.hutan, seed: 28 }),
  ])
