/** Book 8, page 5: from outside and below, through the water that falls off the eaves: four children shout, and a kitten; nothing is heard. */
import { ellipse, f, g, path, place, rng, stroke } from '../../core/svg.ts'
import { C } from '../../palette.ts'
import { kittenHead } from '../../parts/kitten.ts'
import type { SpriteDrawing } from '../page.ts'
import { ayu, backlit, bima, citra, eka } from './p05.faces.ts'
import { background, eaveAt, foreground, RAIL, TILES } from './p05.land.ts'

/** Tiles that hardly drip: a face's eyes or mouth is behind them. */
const DRIPPING: readonly number[] = [220, 520, 760, 1060, 1120]
/** Water that pours off each tile: it leaves it broad, runs together, breaks up lower down. */
function curtain(): string {
  const r = rng(23)
  let pour = '',
    veil = '',
    gleam = '',
    drops = ''
  for (const x of TILES.slice(1, -1)) {
    const k = DRIPPING.includes(x) ? 0.4 : r.in(0.8, 1.5),
      top = eaveAt(x) + 12,
      foot = RAIL + 4,
      w = 4 * k,
      [a, b] = [r.in(-5, 5), r.in(-4, 4)],
      [y1, y2] = [top + (foot - top) * 0.4, top + (foot - top) * 0.7]
    if (k < 0.6)
      pour += `M${x - 9} ${f(top - 6)}Q${x - 2} ${f(top + 8)} ${x} ${f(top + r.in(60, 150))}Q${x + 2} ${f(top + 8)} ${x + 9} ${f(top - 6)}Z`
    else
      pour +=
        `M${f(x - 15 * k)} ${f(top - 8)}Q${f(x - w)} ${f(top + 10)} ${f(x - w)} ${f(top + 60)}Q${f(x - w + a)} ${f(y1)} ${f(x - w * 0.8 + b)} ${f(y2)}T${f(x - w)} ${f(foot)}` +
        `H${f(x + w)}Q${f(x + w + b)} ${f(y2)} ${f(x + w * 0.9 + a)} ${f(y1)}T${f(x + w)} ${f(top + 60)}Q${f(x + w)} ${f(top + 10)} ${f(x + 15 * k)} ${f(top - 8)}Z`
    if (k > 0.6) {
      veil += `M${f(x + 13)} ${f(top - 4)}q${f(a)} 150 2 ${f(r.in(160, 330))}`
      for (const y of [r.in(120, 240), r.in(380, 500)])
        gleam += `M${f(x - w * 0.4)} ${f(y)}q${f(a * 0.3)} 20 0 ${f(r.in(26, 64))}`
    }
    for (let n = 0; n < 3; n += 1) drops += `M${f(x + r.in(-26, 26))} ${f(r.in(330, 580))}v${f(r.in(3, 12))}`
  }
  return g([
    stroke(veil, '#D8ECF4', 2.4, { opacity: 0.42 }),
    path(pour, '#D6ECF4', { opacity: 0.5 }),
    stroke(gleam, C.putih, 2.6, { opacity: 0.85 }),
    stroke(drops, '#F0FAFD', 4.4, { opacity: 0.7 }),
  ])
}
/** On Eka's bench, paws on the rail: the smallest mouth, as wide as it goes. */
const kiko = (isCalling = true): string =>
  backlit(
    place(
      kittenHead({ mood: 'happy' }) +
        (isCalling
          ? path('M-11 9Q0 4 11 9Q16 30 0 31Q-16 30 -11 9Z', '#6E1F2B') + ellipse(0, 25, 7, 4.6, C.sepatu)
          : '') +
        ellipse(-20, 36, 9, 7, '#FFF3DC') +
        ellipse(20, 36, 9, 7, '#FFF3DC'),
      478,
      562,
      1.12,
      -3,
    ),
  )

export { background, foreground }
/** Back to front; the water falls before them all. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'eka',
    box: { x: 28, y: 19, width: 23, height: 61 },
    svg: eka(),
    frames: { tap: eka({ wide: 1.16 }) },
    idle: 'hop',
    tap: 'hop',
  },
  {
    name: 'ayu',
    box: { x: 46, y: 16, width: 30, height: 66 },
    svg: ayu(),
    frames: { blink: ayu({ blink: true }), tap: ayu({ expression: 'worry', wide: 0.4 }) },
    idle: 'sway',
    tap: 'nod',
  },
  {
    name: 'citra',
    box: { x: 0, y: 14, width: 40.56, height: 70 },
    svg: citra(),
    frames: { tap: citra({ expression: 'awe', wide: 0.5 }) },
    idle: 'sway',
    tap: 'nod',
  },
  {
    name: 'bima',
    box: { x: 61.06, y: 17, width: 38.94, height: 68 },
    svg: bima(),
    frames: { blink: bima({ blink: true }), tap: bima({ expression: 'shout', wide: 1.16 }) },
    idle: 'wobble',
    tap: 'wiggle',
  },
  {
    name: 'kiko',
    box: { x: 33.4, y: 62, width: 8, height: 15 },
    svg: kiko(),
    frames: { tap: kiko(false) },
    idle: 'still',
    tap: 'wiggle',
    sound: 'meow',
  },
  {
    name: 'curtain',
    box: { x: 0, y: 8, width: 100, height: 70 },
    svg: curtain(),
    idle: 'drift',
    tap: 'wave',
    sound: 'splash',
  },
]
