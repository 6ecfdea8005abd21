/** Things that no book has shown yet, drawn for the kit. Each stands around 0,0 on y=0. */
import { circle, clipped, ellipse, f, g, glow, lin, path, place, rect, stroke } from '../core/svg.ts'
import { lit } from '../core/light.ts'
import { round } from '../free/ladderThings.ts'
import { C, light, shade } from '../palette.ts'

/** A broom of palm ribs. */
export const broom = (): string =>
  place(
    lit(
      path('M-40 2Q-34 -60 -12 -96H12Q34 -60 40 2Q0 14 -40 2Z', lin(['#E9C071', '#C9963F', '#8A5630'], 20)) +
        stroke('M-28 0Q-20 -50 -8 -92M-10 4Q-8 -50 -3 -92M10 4Q8 -50 3 -92M28 0Q20 -50 8 -92', '#8A5630', 2.6, {
          opacity: 0.6,
        }) +
        rect(-15, -112, 30, 24, C.cabai, { rx: 5 }) +
        rect(-6, -212, 12, 104, lin(['#D9B172', '#A67A3E'], 10), { rx: 6 }),
      3,
    ),
    0,
    0,
    1,
    12,
  )
/** A burning candle. */
export const candle = (): string =>
  circle(0, -122, 62, glow('#FFC765', 0.6)) +
  lit(
    path('M-18 -92H18V-4Q0 6 -18 -4Z', lin([C.putih, C.santan, '#E4CFA4'], 10)) +
      ellipse(0, -92, 18, 6, '#FFFDF7') +
      path('M-34 -6H34L26 8H-26Z', round(C.bata)),
    2,
  ) +
  stroke('M0 -92V-102', C.tinta, 3) +
  path('M0 -142C14 -122 12 -104 0 -102C-12 -104 -14 -122 0 -142Z', lin(['#FFF1C4', C.kunyit, C.mangga], 90))
/** A round clock that says three. */
export const clock = (): string =>
  lit(
    circle(0, -70, 70, round(C.toska)) +
      circle(0, -70, 56, C.kertas) +
      Array.from({ length: 12 }, (_, i) => {
        const a = (i * Math.PI) / 6
        return circle(Math.sin(a) * 46, -70 - Math.cos(a) * 46, i % 3 ? 2.6 : 4.4, C.tinta)
      }).join('') +
      stroke('M0 -70V-104', C.tinta, 6) +
      stroke('M0 -70H26', C.cabai, 6) +
      circle(0, -70, 6, C.tinta),
    4,
  )
/** A wrapped present. */
export const gift = (): string =>
  lit(
    rect(-62, -86, 124, 88, round(C.jambu), { rx: 6 }) +
      rect(-70, -106, 140, 28, round(C.sepatu), { rx: 6 }) +
      rect(-12, -106, 24, 108, C.kunyit) +
      path('M0 -106C-50 -152 -74 -118 -46 -106ZM0 -106C50 -152 74 -118 46 -106Z', round(C.kunyit)) +
      circle(0, -110, 11, C.mangga),
    4,
  )
/** A paper kite with a long tail. */
export const kite = (): string =>
  stroke('M0 -54C26 -40 -22 -18 4 0C30 18 -16 34 6 54', C.nila, 3.4) +
  g(
    [
      [8, -36, C.kunyit],
      [-4, -8, C.sepatu],
      [14, 18, C.toska],
      [0, 46, C.kunyit],
    ].map(([x, y, c]) =>
      path(
        `M${Number(x) - 13} ${Number(y) - 7}L${x} ${y}L${Number(x) - 13} ${Number(y) + 7}ZM${Number(x) + 13} ${Number(y) - 7}L${x} ${y}L${Number(x) + 13} ${Number(y) + 7}Z`,
        String(c),
      ),
    ),
  ) +
  lit(
    path('M0 -230L76 -150L0 -54Z', lin([light(C.sepatu, 0.3), C.sepatu], 20)) +
      path('M0 -230L-76 -150L0 -54Z', lin([light(C.kunyit, 0.3), C.kunyit], 20)) +
      path('M0 -150H76L0 -54ZM0 -150H-76L0 -230Z', C.toska, { opacity: 0.55 }) +
      stroke('M0 -230V-54M-76 -150H76', C.jati, 3.4),
    4,
  )
/** A letter in its envelope. */
export const letter = (): string =>
  lit(
    rect(-76, -96, 152, 98, lin([C.putih, C.kertas, '#EAD9B8'], 60), { rx: 6 }) +
      stroke('M-74 -92L0 -36L74 -92M-74 0L-22 -50M74 0L22 -50', '#C9AE82', 4) +
      circle(0, -38, 15, C.cabai) +
      stroke('M-6 -40L-1 -34L7 -45', C.kertas, 3.4),
    3,
  )
/** A cooking pot with its lid. */
export const pot = (): string =>
  lit(
    path('M-96 -70Q-112 -70 -112 -56T-92 -46M96 -70Q112 -70 112 -56T92 -46', 'none', {
      stroke: '#6F6A78',
      'stroke-width': 9,
    }) +
      path('M-92 -84H92L84 -18Q82 2 60 2H-60Q-82 2 -84 -18Z', lin(['#E3DFE4', '#B5AFBA', '#7D7785'], 20)) +
      path('M-98 -90Q0 -148 98 -90V-80H-98Z', lin(['#F0EDF0', '#C2BDC6', '#8F8793'], 20)) +
      circle(0, -126, 12, C.jati) +
      stroke('M-66 -64L-62 -20', C.putih, 8, { opacity: 0.6 }),
    4,
  )
/** A pair of rubber sandals. */
export const sandals = (): string => {
  const one = (x: number, turn: number): string =>
    place(
      path('M-26 -8C-34 -50 -22 -84 2 -84C26 -84 34 -50 26 -8C20 10 -20 10 -26 -8Z', round(C.toska)) +
        path('M-18 -10C-24 -46 -16 -74 2 -74C18 -74 24 -46 18 -10C14 0 -14 0 -18 -10Z', light(C.toska, 0.4)) +
        stroke('M0 -62L-20 -26M0 -62L20 -26', C.cabai, 8) +
        circle(0, -62, 5, C.cabai),
      x,
      0,
      1,
      turn,
    )
  return lit(one(-34, -8) + one(34, 8), 3)
}
/** A toothbrush, upright. */
export const toothbrush = (): string =>
  place(
    lit(
      path('M-8 2Q-12 -60 -7 -120V-176Q0 -186 9 -176V-120Q12 -60 8 2Z', lin([light(C.toska, 0.4), C.toska], 10)) +
        rect(8, -172, 22, 48, C.putih, { rx: 3 }) +
        stroke('M9 -160H30M9 -148H30M9 -136H30', '#C9DDE2', 2.4),
      2,
    ),
    0,
    0,
    1,
    14,
  )
/** A bicycle, to the right. */
export const bicycle = (): string => {
  const wheel = (x: number): string =>
    circle(x, -56, 54, 'none', { stroke: '#3B333E', 'stroke-width': 9 }) +
    circle(x, -56, 47, 'none', { stroke: '#C9C6CF', 'stroke-width': 3 }) +
    Array.from({ length: 8 }, (_, i) => {
      const a = (i * Math.PI) / 8
      return stroke(
        `M${f(x - Math.cos(a) * 47)} ${f(-56 - Math.sin(a) * 47)}L${f(x + Math.cos(a) * 47)} ${f(-56 + Math.sin(a) * 47)}`,
        '#C9C6CF',
        1.8,
      )
    }).join('') +
    circle(x, -56, 7, '#6F6A78')
  return lit(
    wheel(-92) +
      wheel(92) +
      stroke('M-92 -56L-44 -134H52L92 -56M-44 -134L-6 -52L52 -134M-92 -56H-6M-50 -146L-40 -126', C.cabai, 10) +
      stroke('M52 -134L44 -168L70 -178', '#6F6A78', 8) +
      path('M-74 -158Q-50 -168 -24 -154Q-40 -142 -66 -146Z', C.tinta) +
      circle(-6, -52, 13, '#6F6A78') +
      stroke('M-6 -52L12 -30M4 -28H24', '#3B333E', 6),
    3,
  )
}
/** A rainbow, its feet on the ground. */
export const rainbow = (): string => {
  const bows = [C.sepatu, C.mangga, C.kunyit, C.pisang, C.air, C.gunung]
  return g(
    bows.map((c, i) => {
      const r = 230 - i * 17
      return stroke(`M${-r} 0A${r} ${r} 0 0 1 ${r} 0`, c, 17.6, { opacity: 0.72, 'stroke-linecap': 'butt' })
    }),
  )
}
/** The sun, smiling. */
export const sun = (): string =>
  circle(0, -100, 118, glow('#FFD976', 0.7)) +
  Array.from({ length: 12 }, (_, i) => place(path('M-10 -76L0 -100L10 -76Z', C.mangga), 0, -100, 1, i * 30)).join('') +
  lit(circle(0, -100, 62, lin([light(C.kunyit, 0.5), C.kunyit, C.mangga], 60)), 4) +
  stroke('M-28 -108q8 -10 16 0M12 -108q8 -10 16 0', C.tinta, 4.6) +
  stroke('M-20 -86Q0 -68 20 -86', C.tinta, 4.6) +
  circle(-36, -88, 10, C.sepatu, { opacity: 0.5 }) +
  circle(36, -88, 10, C.sepatu, { opacity: 0.5 })
/** A puddle, flat on the ground. */
export const puddle = (): string => {
  const d = 'M-130 -20C-120 -48 -50 -40 -20 -46C30 -56 120 -46 132 -22C140 4 60 8 10 6C-50 10 -140 8 -130 -20Z'
  return (
    path(d, lin([C.langit, C.air, C.toska], 60), { opacity: 0.9 }) +
    clipped(d, stroke('M-90 -28Q-50 -36 -20 -28M10 -12Q50 -20 90 -12M-60 -8H-20', C.putih, 5, { opacity: 0.6 }))
  )
}
/** One big leaf. */
export const leaf = (): string =>
  lit(
    path('M0 0C-64 -30 -70 -110 0 -170C70 -110 64 -30 0 0Z', lin([light(C.pisang, 0.3), C.daun, C.hutan], 30)) +
      stroke(
        'M0 18V-156M0 -36L-34 -62M0 -36L34 -62M0 -76L-38 -104M0 -76L38 -104M0 -112L-24 -132M0 -112L24 -132',
        shade(C.daun, 0.3),
        4,
      ),
    3,
  )
/** A village school with its flag. */
export const school = (): string =>
  lit(
    rect(-170, -150, 340, 152, lin([C.kertas, C.santan, '#E9D2A6'], 60)) +
      path('M-196 -146L-150 -226H150L196 -146Z', lin([light(C.bata, 0.2), C.bata, shade(C.bata, 0.3)], 80)) +
      stroke('M-180 -164H180M-170 -184H170M-160 -204H160', shade(C.bata, 0.3), 3.4, { opacity: 0.5 }) +
      rect(-30, -98, 60, 100, C.toska, { rx: 3 }) +
      circle(18, -46, 4, C.kunyit) +
      [-132, -84, 54, 102]
        .map((x) => rect(x, -108, 40, 48, lin([C.langit, C.air], 60), { stroke: C.jati, 'stroke-width': 4 }))
        .join('') +
      stroke('M-112 -108v48M-64 -108v48M74 -108v48M122 -108v48', C.jati, 3) +
      rect(-6, -296, 5, 76, '#8F8793') +
      path('M-1 -296H52V-278H-1Z', C.cabai) +
      path('M-1 -278H52V-260H-1Z', C.putih),
    4,
  )
