/** Book 1, page 7, D: the huge durian smells. Two hold their noses and laugh, Pak Joko loves it, two green eyes watch from a gap. */
import { person } from '../../characters/cast.ts';
import { circle, ellipse, g, glow, place, stroke } from '../../core/svg.ts';
import { groundShadow } from '../../core/light.ts';
import { durian } from '../../parts/fruit.ts';
import { kittenEyes } from '../../parts/kitten.ts';
import { inChair } from '../../parts/wheelchair.ts';
import { C } from '../../palette.ts';
import { background as land, foreground, table } from './p07.land.ts';
import { onGround, palmAt, put } from './shared.ts';
import type { Stand } from './shared.ts';
import { ekaWithWand } from './sharedEka.ts';
import { blinkOf } from './sharedFaces.ts';

const CITRA: Stand = { x: 292, y: 668, s: 1.22 },
  BIMA: Stand = { x: 432, y: 704, s: 1.22 },
  JOKO: Stand = { x: 996, y: 640, s: 1.02 },
  EKA: Stand = { x: 1166, y: 684, s: 0.98 },
  HUGE: Stand = { x: 650, y: 548, s: 1.56 },
  LEFT: Stand = { x: 774, y: 552, s: 0.86 },
  RIGHT: Stand = { x: 918, y: 552, s: 0.86 },
  GROUND = C.tanah;

/** Citra pinches her nose and leans away. */
const citra = (expression: string): string =>
  person('citra', {
    expression,
    turn: 0.35,
    pose: { lean: -9, armL: [-58, 30], armR: { head: [12, 32], bend: 1 }, angR: 212, handR: 'fist', legL: [-14, -4], legR: [4, 2], head: 4, over: 'R' },
  }).svg;
/** Bima holds his nose with one hand and waves the smell away with the other. */
const bima = (expression: string): string =>
  inChair('bima', { view: 'quarter', expression, turn: 0.45, armR: { head: [12, 34], bend: 1 }, poseMore: { angR: 212, handR: 'fist', lean: -5, head: -6, over: 'R' } }).svg;
/** Pak Joko smells at a durian in his arms as at a flower. */
const joko = (expression: string): string => {
  const who = person('joko', {
    expression,
    turn: -0.45,
    nod: 0.35,
    pose: { lean: -3, armL: { ...palmAt([948, 452], JOKO), bend: -1 }, armR: { ...palmAt([1010, 470], JOKO), bend: 1 }, handL: 'hold', handR: 'hold', legL: [-5, -2], legR: [6, 2], head: -8, hide: 'LR' },
  });
  return put(who.svg, JOKO) + place(durian({ s: 0.66, seed: 7 }), 962, 474, 1, -14) + put(who.parts.armL + who.parts.armR, JOKO);
};
/** Soft curls of smell over the durian; `strong` reaches higher. */
const smell = (strong: boolean): string => {
  const curl = (x: number, y: number, k: number) => `M${x} ${y}C${x - 22 * k} ${y - 14 * k} ${x + 22 * k} ${y - 28 * k} ${x} ${y - 44 * k}C${x - 14 * k} ${y - 54 * k} ${x + 10 * k} ${y - 62 * k} ${x + 14 * k} ${y - 52 * k}`;
  const d = curl(588, 396, 0.9) + curl(652, 378, 0.6) + curl(720, 400, 0.95) + (strong ? curl(548, 430, 0.9) + curl(762, 424, 0.8) : '');
  return stroke(d, C.padi, strong ? 11 : 8, { opacity: 0.55 }) + stroke(d, C.cahaya, 3, { opacity: 0.8 });
};
const huge = (strong: boolean): string => put(durian({ seed: 3 }), HUGE) + smell(strong);
/** Two smaller ones with a dark gap between them. */
const pair = (): string =>
  ellipse(846, 516, 34, 40, C.tinta, { opacity: 0.7 }) + put(durian({ seed: 5 }), LEFT) + put(durian({ seed: 9 }), RIGHT) + circle(846, 520, 0, glow(C.tinta, 0));
const eka = ekaWithWand({ side: -1, nod: 0, head: 12, lean: 9, turn: -0.3, hand: [60, 52], wandLength: 40, wandTilt: 24, legL: [-20, -10], legR: [2, 4], expression: 'worry' });

export const background = land;
export { foreground };
export const sprites = () => [
  { name: 'joko', box: { x: 67, y: 24, width: 18, height: 56 }, svg: joko('proud'), frames: { tap: joko('laugh') }, idle: 'breathe', tap: 'nod' },
  { name: 'table', box: { x: 36, y: 46, width: 50, height: 44 }, svg: table() + pair(), idle: 'still', tap: 'still' },
  { name: 'kiko', box: { x: 63, y: 59, width: 6, height: 8 }, svg: place(kittenEyes(), 846, 508, 0.7), idle: 'still', tap: 'hop' },
  { name: 'durian', box: { x: 40, y: 39, width: 22, height: 31 }, svg: huge(false), frames: { tap: huge(true) }, idle: 'breathe', tap: 'wiggle' },
  { name: 'citra', box: { x: 14, y: 39, width: 17, height: 46 }, svg: onGround(citra('laugh'), CITRA, 84, GROUND), frames: { blink: onGround(citra('wink'), CITRA, 84, GROUND), tap: onGround(citra('wow'), CITRA, 84, GROUND) }, idle: 'breathe', tap: 'shake' },
  { name: 'bima', box: { x: 24, y: 44, width: 20, height: 46 }, svg: put(groundShadow(0, 0, 104, 0.34, GROUND) + bima('laugh'), BIMA), frames: { tap: put(groundShadow(0, 0, 104, 0.34, GROUND) + bima(blinkOf('laugh')), BIMA) }, idle: 'breathe', tap: 'wiggle' },
  { name: 'eka', box: { x: 80, y: 50, width: 17, height: 37 }, svg: onGround(eka.svg, EKA, 84, GROUND), frames: { blink: onGround(eka.frames.blink, EKA, 84, GROUND), tap: onGround(eka.frames.tap, EKA, 84, GROUND) }, idle: 'breathe', tap: 'grow', sound: 'blow' },
];
void g;
