import { glide, hiss, mix, ring, shape, type Sound, tone } from './synth.ts'

const dying = (power: number) => (u: number) => (1 - u) ** power

/** The press of a button. */
export const click = (): Sound => shape(tone(35, glide(1800, 900)), 1, 30)

/** A finger on the picture. */
export const tap = (): Sound => shape(tone(70, glide(620, 380)), 1, 60)

/** A soap bubble. */
export const pop = (): Sound =>
  mix({ sound: shape(tone(90, glide(380, 1150)), 4, 30) }, { sound: hiss(20, () => 4200, 1, dying(1), 2), gain: 0.2 })

/** A page that is turned: paper lifts, sweeps over and lies down. */
export const pageFlip = (): Sound =>
  mix(
    {
      sound: shape(
        hiss(300, glide(1300, 2200), 1.2, () => 1, 3),
        100,
        160,
      ),
    },
    {
      sound: shape(
        hiss(
          160,
          () => 4200,
          1,
          () => 1,
          4,
        ),
        20,
        130,
      ),
      atMs: 170,
      gain: 0.45,
    },
    {
      sound: shape(
        hiss(
          60,
          () => 320,
          0.9,
          () => 1,
          5,
        ),
        2,
        50,
      ),
      atMs: 310,
      gain: 0.5,
    },
  )

/** A leap. */
export const jump = (): Sound => shape(tone(340, glide(240, 760)), 5, 160)

/** A thing that falls into its place. */
export const drop = (): Sound =>
  mix(
    { sound: shape(tone(320, glide(900, 190)), 10, 100), gain: 0.5 },
    { sound: shape(tone(160, glide(150, 70)), 1, 150), atMs: 320 },
    {
      sound: shape(
        hiss(
          60,
          () => 500,
          0.8,
          () => 1,
          6,
        ),
        1,
        55,
      ),
      atMs: 320,
      gain: 0.5,
    },
  )

/** A round thing into water or a basket. */
export const plop = (): Sound =>
  mix(
    { sound: shape(tone(50, glide(260, 180)), 2, 40), gain: 0.7 },
    { sound: shape(tone(130, glide(330, 1150, 1.6)), 12, 60), atMs: 45 },
    { sound: shape(tone(80, glide(520, 1300, 1.4)), 8, 40), atMs: 190, gain: 0.3 },
  )

/** Water that is thrown up and rains down. */
export const splash = (): Sound =>
  mix(
    { sound: hiss(420, glide(900, 3200), 0.8, (u) => Math.min(1, u / 0.05) * (1 - u) ** 1.4, 7) },
    { sound: plop(), atMs: 90, gain: 0.4 },
    { sound: shape(tone(60, glide(700, 1500)), 6, 30), atMs: 330, gain: 0.16 },
  )

/** A knuckle on wood, twice. */
export const knock = (): Sound => {
  const one = mix(
    {
      sound: ring(150, [
        [310, 1, 18],
        [620, 0.5, 12],
        [1480, 0.25, 6],
      ]),
    },
    {
      sound: shape(
        hiss(
          14,
          () => 1900,
          1,
          () => 1,
          16,
        ),
        0,
        12,
      ),
      gain: 0.4,
    },
  )
  return mix({ sound: one }, { sound: one, atMs: 190, gain: 0.85 })
}

/** One beat on a slit drum of bamboo: a hollow tok. */
const tok = (): Sound =>
  mix(
    {
      sound: ring(320, [
        [236, 1, 46],
        [474, 0.55, 26],
        [1120, 0.3, 9],
      ]),
    },
    {
      sound: shape(
        hiss(
          10,
          () => 2400,
          1,
          () => 1,
          23,
        ),
        0,
        9,
      ),
      gain: 0.35,
    },
  )
/** So many beats, so far apart in ms; the first is the strongest. */
const beats = (count: number, apart: number): Sound =>
  mix(...Array.from({ length: count }, (_, n) => ({ sound: tok(), atMs: n * apart, gain: n === 0 ? 1 : 0.88 })))
/** Tok … tok … tok: all is well. */
export const beatsSlow = (): Sound => beats(3, 780)
/** Tok-tok-tok-tok-tok-tok-tok: danger. Five times as fast as the slow beats, so that nobody takes one for the other. */
export const beatsFast = (): Sound => beats(7, 155)

/** The big gong: partials that beat against each other and take long to die. Small speakers lose the lowest, so those above carry it. */
export const gong = (): Sound =>
  mix(
    {
      sound: shape(
        ring(2600, [
          [98, 0.5, 620],
          [196, 1, 560],
          [197.8, 0.8, 560],
          [392, 0.55, 420],
          [529, 0.4, 330],
          [786, 0.22, 240],
          [1093, 0.12, 160],
        ]),
        6,
        500,
      ),
    },
    {
      sound: shape(
        hiss(
          50,
          () => 500,
          0.9,
          () => 1,
          17,
        ),
        2,
        45,
      ),
      gain: 0.4,
    },
  )

/** A lantern that begins to glow: the match's breath, then a small bell in the light. */
export const lantern = (): Sound =>
  mix(
    { sound: hiss(260, glide(1200, 3200), 1.3, (u) => Math.sin(Math.PI * u), 18), gain: 0.3 },
    {
      sound: shape(
        ring(1000, [
          [1046.5, 1, 190],
          [2093, 0.35, 120],
          [3140, 0.12, 70],
        ]),
        4,
        300,
      ),
      atMs: 130,
    },
    {
      sound: shape(
        ring(900, [
          [1568, 0.7, 170],
          [3136, 0.2, 90],
        ]),
        4,
        300,
      ),
      atMs: 260,
      gain: 0.7,
    },
  )

/** The bell on a goat or a bicycle. */
export const bell = (): Sound =>
  shape(
    ring(900, [
      [1760, 1, 150],
      [4230, 0.5, 90],
      [1768, 0.6, 150],
      [6900, 0.2, 40],
    ]),
    1,
    300,
  )

/** Two beats of a heart, "dug-dug", with enough above 150 Hz for a tablet's speaker. */
export const heartbeat = (): Sound => {
  const beat = mix(
    { sound: shape(tone(150, glide(92, 52)), 8, 110), gain: 0.7 },
    { sound: shape(tone(130, glide(250, 130)), 6, 100) },
    {
      sound: shape(
        hiss(
          30,
          () => 450,
          1,
          () => 1,
          20,
        ),
        2,
        26,
      ),
      gain: 0.25,
    },
  )
  return mix({ sound: beat }, { sound: beat, atMs: 230, gain: 0.75 })
}

/** A spring or a bough that gives. */
export const boing = (): Sound =>
  shape(
    tone(520, (u) => 190 + 170 * u + 60 * (1 - u) * Math.sin(2 * Math.PI * 9 * u)),
    6,
    240,
  )

/** A hinge, a rope, a bamboo bridge. */
export const creak = (): Sound =>
  shape(
    tone(
      380,
      (u) => 300 + 160 * u,
      (u) => 0.4 + 0.6 * (Math.sin(2 * Math.PI * 16 * u) > 0 ? 1 : 0.2),
    ),
    20,
    120,
  )

/** A bite: two crunches. */
export const crunch = (): Sound => {
  const bite = hiss(
    90,
    () => 2400,
    0.9,
    (u) => (1 - u) * Math.abs(Math.sin(24 * u)),
    19,
  )
  return mix({ sound: bite }, { sound: bite, atMs: 190, gain: 0.8 })
}
