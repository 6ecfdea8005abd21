/** Pictures of the app itself: its icon, and what stands in for a picture that is missing. */
import { groundShadow } from '../core/light.ts'
import { circle, clipped, ellipse, glow, lin, path, place, rad, rect } from '../core/svg.ts'
import { C, light, mix } from '../palette.ts'
import { kitten } from '../parts/kitten.ts'
import { lumbung } from '../parts/lumbung.ts'
import { bubble, star } from '../parts/ui.ts'
import type { FreePicture } from './free.ts'

/** Side of the icon's drawing. */
const ICON = 512
/** The lumbung on its hill in the morning; `inset` leaves a rim for launchers that cut a shape out of it. */
const scene = (inset: number): string => {
  const size = ICON - 2 * inset
  return (
    rect(0, 0, ICON, ICON, lin(['#8CCFD6', '#C2E6DD', '#FBEFC8'], 90)) +
    circle(ICON * 0.26, ICON * 0.28, ICON * 0.3, glow(C.cahaya, 0.95)) +
    circle(ICON * 0.26, ICON * 0.28, ICON * 0.09, rad(['#FFFDF0', '#FFF0B8', '#FFDD7C'], 0.42, 0.4, 0.7)) +
    path(
      `M-10 ${ICON * 0.76}Q${ICON * 0.3} ${ICON * 0.66} ${ICON * 0.55} ${ICON * 0.74}T${ICON + 10} ${ICON * 0.7}V${ICON + 10}H-10Z`,
      lin([light(C.pisang, 0.35), C.pisang, mix(C.daun, C.hutan, 0.3)], 90),
    ) +
    place(groundShadow(0, 0, 250, 0.34) + lumbung(), ICON / 2, inset + size * 0.85, (size / ICON) * 1.22)
  )
}
/** The icon with round corners. */
const rounded = (): string =>
  clipped(
    `M112 0H400C462 0 512 50 512 112V400C512 462 462 512 400 512H112C50 512 0 462 0 400V112C0 50 50 0 112 0Z`,
    scene(8),
  )
/** The tab's icon: the same granary with no more than can be seen at 16 px. */
const favicon = (): string =>
  rect(0, 0, 64, 64, '#BDE5E2', { rx: 15 }) +
  path('M0 48Q32 38 64 48V49C64 57.3 57.3 64 49 64H15C6.7 64 0 57.3 0 49Z', C.pisang) +
  path('M16 36H21L22 53H17ZM43 36H48L47 53H42Z', C.jati) +
  path('M32 6C46 10 56 20 58 34Q45 39 32 39T6 34C8 20 18 10 32 6Z', C.soga) +
  path('M32 6C44 10 53 20 55 33Q45 36 32 36Z', C.jati, { opacity: 0.35 }) +
  path('M32 18C39 22 43 28 43 36H21C21 28 25 22 32 18Z', '#F2CE97') +
  path('M28 27H36V36H28Z', C.hutan)

/** A friendly empty frame: Kiko sleeps where a picture should be. */
const placeholder = (): string =>
  rect(0, 0, 640, 400, lin([C.kertas, C.santan], 80)) +
  rect(22, 22, 596, 356, 'none', {
    stroke: C.soga,
    'stroke-width': 5,
    'stroke-dasharray': '20 16',
    rx: 30,
    opacity: 0.5,
  }) +
  ellipse(320, 258, 150, 26, C.jambu, { opacity: 0.45 }) +
  place(groundShadow(0, 0, 130, 0.3, C.manggis) + kitten({ pose: 'sleep' }), 316, 258, 2)

const square = (path: string, svg: () => string, side: number, width: number): FreePicture => ({
  path,
  svg,
  box: { x: 0, y: 0, width: side, height: side },
  width,
})
/** A thing around 0,0. */
const round = (path: string, svg: () => string, side: number, width: number): FreePicture => ({
  path,
  svg,
  box: { x: -side / 2, y: -side / 2, width: side, height: side },
  width,
})
/** Everything the app itself shows that is drawn by the kit. */
export const pictures: readonly FreePicture[] = [
  square('/icons/favicon.png', favicon, 64, 64),
  square('/icons/icon-192.png', rounded, ICON, 192),
  square('/icons/icon-512.png', rounded, ICON, 512),
  square('/icons/maskable-512.png', () => scene(52), ICON, 512),
  square('/icons/apple-touch-icon.png', () => scene(30), ICON, 180),
  { path: '/img/placeholder.webp', svg: placeholder, box: { x: 0, y: 0, width: 640, height: 400 }, width: 1280 },
  round('/img/ui/bubble.webp', () => bubble(90), 200, 400),
  round('/img/ui/star-on.webp', () => star(1, true), 104, 208),
  round('/img/ui/star-off.webp', () => star(1, false), 104, 208),
  round('/img/ui/kiko-call.webp', () => place(kitten({ pose: 'call' }), 0, 60, 1.1), 150, 300),
]
