/** Book 1, page 2: five friends in the village yard, in front of the lumbung. Boxes as in the bible. */
import { g, place, path, stroke, circle, lin, linU, f, rng } from '../../core/svg.ts';
import { lit, groundShadow } from '../../core/light.ts';
import { cloud, volcano, mist, hill, treeLine, palm, terraceHill, grass, bananaPlant, flower } from '../../parts/nature.ts';
import { relight } from '../../core/time.ts';
import { skyOf } from '../../parts/skies.ts';
import { lumbung } from '../../parts/lumbung.ts';
import { house } from '../../parts/house.ts';
import { fence } from '../../parts/village.ts';
import { hen, chick } from '../../parts/hen.ts';
import { kittenEyes } from '../../parts/kitten.ts';
import { inChair } from '../../parts/wheelchair.ts';
import { person } from '../../characters/cast.ts';
import { heldRod } from '../../characters/wear.ts';
import { C, mix, light, shade } from '../../palette.ts';

/** Swept earth of a yard: warm clay with the arcs of the broom. */
const yard = () => {
  const D = 'M-20 262C200 236 420 246 640 240C880 234 1100 246 1300 258V820H-20Z',
    r = rng(7);
  let arcs = '',
    arcs2 = '',
    dots = '';
  for (let i = 0; i < 30; i++) {
    const y = 290 + i * 17 + r.in(-4, 4),
      x = r.in(-60, 1180),
      w = 60 + (y - 260) * 0.28,
      s = `M${f(x)} ${f(y)}q${f(w)} ${f(-w * 0.2)} ${f(w * 2)} ${f(r.in(-2, 6))}`;
    i % 2 ? (arcs += s) : (arcs2 += s);
  }
  for (let i = 0; i < 60; i++) dots += `M${f(r.in(0, 1280))} ${f(r.in(300, 800))}h${f(r.in(1, 4))}`;
  return (
    path(
      D,
      linU(
        [
          ['#F6DCA8', 0, 1],
          ['#EFCB92', 0.4, 1],
          ['#E6BA7C', 1, 1],
        ],
        0,
        240,
        30,
        800,
      ),
    ) +
    stroke(arcs, '#FFE9BE', 3, { opacity: 0.4 }) +
    stroke(arcs2, '#BE8048', 2.6, { opacity: 0.22 }) +
    stroke(dots, '#A8683A', 3, { opacity: 0.3 })
  );
};
/** Everything on the ground and in the distance, by daylight. */
const land = () =>
  g([
    place(cloud(190, 4), 400, 70, 0.9),
    place(cloud(150, 8), 1090, 60, 0.9),
    volcano(960, 232, 480, 150, 0.95),
    mist(960, 232, 360, 40, 0.8),
    hill(
      [
        [-20, 220],
        [180, 186],
        [380, 210],
        [660, 190],
        [900, 214],
        [1120, 178],
        [1300, 206],
      ],
      C.hutan,
      { d: 0.66, s: 8, bottom: 300 },
    ),
    terraceHill(200, 262, 560, 70, { n: 5, d: 0.42, seed: 3, lean: -20, flat: 0.12 }),
    terraceHill(1100, 258, 520, 64, { n: 5, d: 0.42, seed: 8, lean: 20, flat: 0.12 }),
    treeLine(-20, 560, (x) => 250 - 6 * Math.sin(x / 90), C.daun, { d: 0.3, seed: 5, r0: 14, r1: 28, palms: 2 }),
    treeLine(820, 1300, (x) => 250 - 6 * Math.sin(x / 70), C.daun, { d: 0.3, seed: 9, r0: 14, r1: 28, palms: 1 }),
    place(palm(230, -26, 4, { d: 0.18 }), 470, 262),
    place(house({ d: 0.16, shutter: C.hutan, door: C.cabai }), 210, 282, 0.5),
    place(house({ d: 0.2, shutter: C.nila, door: C.toska }), 1075, 276, 0.46),
    place(palm(210, 30, 6, { d: 0.2 }), 1235, 268),
    yard(),
    place(groundShadow(0, 0, 250, 0.34, C.tanah), 690, 258),
    place(bananaPlant(120, 4, 0.1), 880, 270),
    place(g(lumbung({ d: 0.04 }), { transform: 'scale(1.04 .76)' }), 690, 258),
    // the green edges of the yard
    path(
      'M-20 262C120 240 330 250 420 262C330 290 210 282 190 318C176 346 90 352 60 392C40 420 -4 424 -20 430Z',
      lin([C.padi, C.pisang, C.daun], 80),
    ) +
      path(
        'M1300 258C1160 244 1010 250 930 262C1020 288 1120 280 1140 322C1152 352 1214 356 1236 396C1252 420 1284 424 1300 430Z',
        lin([C.padi, C.pisang, C.daun], 80),
      ),
    grass(-20, 420, (x) => 266 + 8 * Math.sin(x / 60), { h: 13, step: 12, color: mix(C.pisang, C.hutan, 0.4), tip: C.padi, seed: 3 }),
    grass(930, 1300, (x) => 266 + 8 * Math.sin(x / 60), { h: 13, step: 12, color: mix(C.pisang, C.hutan, 0.4), tip: C.padi, seed: 6 }),
    grass(-20, 190, (x) => 424 - 0.46 * x + 8 * Math.sin(x / 20), {
      h: 16,
      step: 9,
      color: mix(C.daun, C.hutan, 0.2),
      tip: C.padi,
      seed: 13,
    }),
    grass(1140, 1300, (x) => 320 + 0.66 * (x - 1140) + 6 * Math.sin(x / 20), {
      h: 16,
      step: 9,
      color: mix(C.daun, C.hutan, 0.2),
      tip: C.padi,
      seed: 16,
    }),
    place(fence(150, 3), -14, 318, 0.8),
    place(fence(170, 5), 1150, 322, 0.8),
    place(bananaPlant(170, 7, 0.04), 30, 330),
    place(bananaPlant(150, 9, 0.04), 1262, 336),
    ...[
      [20, 352],
      [60, 346],
      [1210, 352],
      [1256, 362],
    ].map(([x, y], i) => flower(x, y, 0.9, [C.sepatu, C.putih, C.jambu][i % 3])),
  ]);
/** when: siang | senja | malam, also for sprites() and foreground(). */
export const background = (when = 'siang') => skyOf(when, { sun: [150, 90], horizon: 0.66 }) + relight(land(), when);
const ball = () =>
  lit(
    circle(0, -26, 26, lin([light(C.cabai, 0.35), C.cabai, shade(C.cabai, 0.35)], 60)) +
      path('M-25 -31Q0 -44 25 -31Q26 -20 20 -10Q0 -26 -21 -11Q-27 -21 -25 -31Z', C.santan) +
      circle(-9, -40, 5, '#fff', { opacity: 0.7 }),
    2.4,
  );
export const foreground = (when = 'siang') =>
  relight(
    g([
      place(groundShadow(0, 0, 62, 0.3, C.tanah) + hen(), 60, 738, 1.0),
      place(chick(), 120, 752, 0.9),
      place(chick(), 154, 742, 0.8, 0, true),
      place(groundShadow(0, 0, 50, 0.3, C.tanah) + ball(), 1230, 748, 1.0),
    ]),
    when,
  );

const notebook = (p) =>
  place(
    lit(
      path('M-17 -24L15 -27L18 15L-14 19Z', lin([light(C.cabai, 0.2), C.cabai, shade(C.cabai, 0.2)], 60)) +
        path('M-13 -20L12 -22L14 10L-11 13Z', C.kertas) +
        stroke('M-9 -13L9 -15M-8 -6L10 -8M-8 1L6 0', C.gunung, 2) +
        stroke('M-18 -18h5M-17 -8h5M-16 2h5M-15 12h5', C.kertas, 2.4),
      1.4,
    ),
    p[0],
    p[1],
    1,
    12,
  );
/** Where the five stand: feet, scale, and their boxes. */
export const FRIENDS = {
  ayu: {
    box: [5, 34, 15, 50],
    x: 156,
    y: 660,
    s: 1.3,
    draw: () => {
      const p = person('ayu', {
        pose: {
          lean: -4,
          armL: [-26, 20],
          armR: { palm: [57, -148], bend: 1 },
          handR: 'fist',
          legL: [-4, 0],
          legR: [9, 4],
          head: 7,
        },
        expression: 'happy',
        turn: 0.12,
      });
      return notebook([p.at.handR[0] + 2, p.at.handR[1] - 16]) + p.svg;
    },
  },
  bima: {
    box: [22, 38, 18, 46],
    x: 388,
    y: 660,
    s: 1.38,
    draw: () => inChair('bima', { view: 'quarter', expression: 'laugh', turn: 0.22 }).svg,
  },
  citra: {
    box: [42, 34, 15, 50],
    x: 633,
    y: 660,
    s: 1.3,
    draw: () =>
      person('citra', {
        pose: {
          lean: 3,
          armL: [-48, 40],
          armR: { head: [37, 31], bend: 1 },
          handR: 'hold',
          angR: 168,
          legL: [-9, -3],
          legR: [6, 3],
          head: -6,
          over: 'R',
        },
        expression: 'wow',
        turn: -0.12,
      }).svg,
  },
  danu: {
    box: [60, 32, 15, 52],
    x: 862,
    y: 660,
    s: 1.36,
    draw: () =>
      person('danu', {
        pose: { lean: -3, armL: [-26, 12], armR: [34, -20], handR: 'rest', legL: [-4, -1], legR: [12, 4], head: 8 },
        expression: 'smile',
        turn: -0.22,
      }).svg,
  },
  eka: {
    box: [78, 42, 15, 42],
    x: 1091,
    y: 660,
    s: 1.11,
    draw: () => {
      const p = person('eka', {
        pose: {
          lean: 4,
          armL: [-104, -146],
          armR: [104, 152],
          handL: 'open',
          handR: 'fist',
          legL: [-30, 26],
          legR: [40, -22],
          air: 22,
          head: 4,
          over: 'R',
        },
        expression: 'laugh',
        turn: -0.1,
        front: ({ AR }) =>
          heldRod(AR, {
            up: 30,
            down: 12,
            angle: -18,
            w: 2.6,
            c: C.toska,
            tip: circle(0, -9, 9, 'none', { stroke: C.toska, 'stroke-width': 4 }) + circle(0, -9, 7, '#DDF3F0', { opacity: 0.5 }),
          }),
      });
      return p.svg;
    },
  },
};
/** How each of the five stands and answers; the bow, the turn and the throw are motions of the whole figure. */
const MOTIONS = {
  ayu: { idle: 'breathe', tap: 'wave' },
  bima: { idle: 'breathe', tap: 'spin' },
  citra: { idle: 'breathe', tap: 'nod' },
  danu: { idle: 'nod', tap: 'hop' },
  eka: { idle: 'hop', tap: 'hop' },
} as const;
const boxOf = ([x = 0, y = 0, width = 0, height = 0]: readonly number[]) => ({ x, y, width, height });
export const sprites = () => [
  { name: 'kiko', box: { x: 56, y: 22, width: 5, height: 7 }, svg: place(kittenEyes(), 742, 206, 0.74), idle: 'wiggle', tap: 'hop' },
  ...Object.entries(FRIENDS).map(([name, p]) => ({
    name,
    box: boxOf(p.box),
    svg: relight(
      place(groundShadow(0, 0, name === 'bima' ? 104 : 80, 0.34, C.tanah), p.x, p.y, p.s) + place(p.draw(), p.x, p.y, p.s),
      'siang',
    ),
    ...MOTIONS[name as keyof typeof MOTIONS],
  })),
];
