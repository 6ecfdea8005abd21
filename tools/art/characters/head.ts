/** A whole head: ball, ears, face, hair, hat. */
import { smooth } from '../core/geom.ts'
import { lit } from '../core/light.ts'
import { clipped, f, g, lin, path, stroke } from '../core/svg.ts'
import { mix } from '../palette.ts'
import { ear, features, headPath } from './face.ts'
import { HAIR } from './hairParts.ts'
import { HATS } from './hats.ts'
import { STYLES } from './hair.ts'
import type { Bones } from './skeleton.ts'
import type { FigureOptions } from './types.ts'

/** The back of a head: hair over the ball down to the nape. */
function rearHead(c: string): string {
  const d = smooth(
    [
      [0, -55],
      [33, -46],
      [53, -17],
      [55, 12],
      [44, 34],
      [22, 43],
      [0, 41],
      [-22, 43],
      [-44, 34],
      [-55, 12],
      [-53, -17],
      [-33, -46],
    ],
    true,
    1.02,
  )
  let hair = ''
  for (let i = -5; i <= 5; i++) hair += `M${f(i * 3)} -50Q${f(i * 11)} -20 ${f(i * 8.4)} ${f(34 - Math.abs(i))}`
  return (
    path(d, lin([mix(c, '#8A6A62', 0.34), c, mix(c, '#140A12', 0.3)], 62)) +
    stroke(hair, mix(c, '#D9A98A', 0.4), 1.8, { opacity: 0.35 })
  )
}
/** A drawing in head space, put where the head is. */
export const onHead = ({ headAt, tilt, P }: Bones, o: FigureOptions, drawing: string): string =>
  g(drawing, {
    transform: `translate(${f(headAt[0])} ${f(headAt[1])}) rotate(${f(tilt)}) scale(${scaleOf(P.hs * (o.face?.sx ?? 1))} ${scaleOf(P.hs * (o.face?.sy ?? 1))})`,
  })
/** Three decimals: a head's scale is seen at every edge. */
const scaleOf = (n: number): number => Math.round(n * 1000) / 1000

/** The hair somebody wears. */
export const hairOf = ({ hair }: FigureOptions, turn: number) =>
  STYLES[hair?.style ?? 'short'](hair?.color ?? HAIR.hitam, turn, hair ?? {})

/** The face of somebody, in head space. */
function faceSvg({ skin, turn }: Bones, o: FigureOptions, outline: string): string {
  const nod = o.nod ?? 0,
    color = o.hair?.color ?? HAIR.hitam
  if (o.rear) return rearHead(color)
  return features({
    skin,
    turn,
    nod,
    expression: o.expression,
    blink: o.blink,
    look: o.look ?? [turn * 0.7, nod * 0.5],
    lashes: o.lashes,
    browColor: o.browColor ?? color,
    eyeScale: o.eyeScale,
    freckles: o.freckles,
    gap: o.gap,
    age: o.age,
    nose: o.nose,
    mouthDy: o.mouthDy,
    beard: o.beard ? o.beard(turn, outline, { sx: 1, sy: 1, ...o.face }) : '',
  })
}
/** The head of a figure with all that is on it, in its place. */
export function headSvg(bones: Bones, o: FigureOptions): string {
  const { skin, turn } = bones,
    hair = hairOf(o, turn),
    hat = o.hat ? HATS[o.hat](turn) : undefined,
    outline = headPath(turn, o.face),
    [left, right] = [ear(-1, skin, turn, o.earScale), ear(1, skin, turn, o.earScale)],
    isCovered = hair.hijab === true || hair.noEars === true
  const ears = (inFront: boolean): string[] =>
    isCovered ? [] : [left, right].filter(({ front }) => front === inFront).map(({ svg }) => svg)
  const ball = path(
    outline,
    lin(
      [
        [skin.l, 0],
        [skin.b, 0.5],
        [mix(skin.b, skin.s, 0.4), 1],
      ],
      58,
    ),
  )
  const shadows =
    (hair.cap ? clipped(outline, path(hair.cap, skin.s, { transform: 'translate(2.5 6)', opacity: 0.42 })) : '') +
    (hat?.shadow && !hair.hijab
      ? clipped(outline, path(hat.shadow, skin.s, { opacity: 0.4, transform: 'translate(2 6)' }))
      : '')
  const extra = o.headExtra?.({ turn, nod: o.nod ?? 0, skin, rear: o.rear, hat: o.hat, age: o.age ?? 0 }) ?? ''
  return onHead(
    bones,
    o,
    lit(ears(false).join('') + ball, 3.2, { shO: 0.26 }) +
      shadows +
      faceSvg(bones, o, outline) +
      ears(true)
        .map((svg) => lit(svg, 1.4))
        .join('') +
      lit(o.rear ? (hair.rear ?? '') : hair.front, 2.6, { rim: '#FFD9A0', rimO: 0.5 }) +
      (hair.over ?? '') +
      (hat?.svg ?? '') +
      extra,
  )
}
