/** Book 7, page 15: alang-alang close to us, its plumes full of light. */
import { f, g, linU, path, rng, stroke } from '../../core/svg.ts'
import { C, light, mix } from '../../palette.ts'
import { against, DARK } from './p15.light.ts'

/** One blade of alang-alang with its plume, which holds the light; foot at x, y. */
function plume(x: number, y: number, h: number, lean: number, r: ReturnType<typeof rng>): string {
  const tx = x + lean,
    ty = y - h,
    long = h * 0.34,
    dx = -Math.abs(lean) * 0.5 - 14,
    d = `M${f(tx)} ${f(ty)}C${f(tx - 10)} ${f(ty - long * 0.3)} ${f(tx + dx * 0.4 - 14)} ${f(ty - long * 0.8)} ${f(tx + dx)} ${f(ty - long)}C${f(tx + dx * 0.3 + 10)} ${f(ty - long * 0.8)} ${f(tx + 12)} ${f(ty - long * 0.3)} ${f(tx)} ${f(ty)}Z`
  let hairs = ''
  for (let i = 0; i < 16; i++) {
    const t = i / 15
    hairs += `M${f(tx + dx * t * t)} ${f(ty - long * t)}l${f(r.in(-15, -8))} ${f(r.in(-15, -5))}M${f(tx + dx * t * t)} ${f(ty - long * t)}l${f(r.in(2, 9))} ${f(r.in(-17, -8))}`
  }
  return (
    stroke(`M${f(x)} ${f(y)}Q${f(x + lean * 0.2)} ${f(y - h * 0.6)} ${f(tx)} ${f(ty)}`, DARK, 4) +
    stroke(hairs, C.cahaya, 2, { opacity: 0.7 }) +
    path(d, linU([light(C.kunyit, 0.7), C.mangga, mix(C.bata, C.manggis, 0.4)], 0, ty - long, 0, ty))
  )
}
/** Alang-alang close to us at the left: dark blades, plumes full of light. */
export const foreground = (): string => {
  const r = rng(6)
  let blades = ''
  for (let i = 0; i < 22; i++) {
    const x = -30 + i * 9,
      h = r.in(90, 210) * (1 - i * 0.026),
      e = r.in(-50, 30)
    blades += `M${f(x - 5)} 812Q${f(x - 4)} ${f(812 - h * 0.6)} ${f(x + e)} ${f(812 - h)}Q${f(x + 5)} ${f(812 - h * 0.5)} ${f(x + 6)} 812Z`
  }
  for (let i = 0; i < 12; i++) {
    const x = 1300 - i * 9,
      h = r.in(50, 120) * (1 - i * 0.04),
      e = r.in(-44, 8)
    blades += `M${f(x - 5)} 812Q${f(x - 4)} ${f(812 - h * 0.6)} ${f(x + e)} ${f(812 - h)}Q${f(x + 5)} ${f(812 - h * 0.5)} ${f(x + 6)} 812Z`
  }
  return g([
    plume(20, 810, 250, -26, r),
    plume(66, 812, 196, -12, r),
    plume(112, 812, 236, 14, r),
    plume(150, 812, 138, 6, r),
    against(path(blades, DARK), 2, { dx: 1, own: 0.8 }),
  ])
}
