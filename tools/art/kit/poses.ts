/** Poses and feelings of the kit's people: names in both languages, and how each is drawn with the puppet of the books. */
import type { FigureOptions, Pose } from '../characters/types.ts'
import type { Both } from './kitTypes.ts'

/** A pose by its name; `says` completes 'Ayu …'. */
export interface KitPose {
  readonly title: Both
  readonly says: Both
  readonly options: Pick<FigureOptions, 'pose' | 'turn' | 'nod' | 'look' | 'rear'>
}

const WALK: Pose = {
  lean: 5,
  armL: [-28, -2],
  armR: [26, 58],
  legL: [-22, -40],
  legR: [25, 5],
  footL: 32,
  footR: -8,
  side: 1,
  head: -3,
}
const OFFER: Pose = {
  lean: 4,
  armL: [28, 74],
  armR: [52, 84],
  handL: 'open',
  handR: 'open',
  legL: [-8, -3],
  legR: [9, 4],
  head: 5,
}
const DANCE: Pose = {
  lean: -6,
  armL: [-96, -48],
  armR: [104, 168],
  handL: 'open',
  handR: 'open',
  legL: [-8, -2],
  legR: [38, -30],
  head: 9,
}
/** All poses, in the order in which they are offered. `stand` is what somebody does without being told. */
export const KIT_POSES: Readonly<Record<string, KitPose>> = {
  stand: { title: ['Stand', 'Berdiri'], says: ['stands', 'berdiri'], options: { pose: 'relax', turn: 0.2 } },
  wave: { title: ['Wave', 'Melambai'], says: ['waves', 'melambai'], options: { pose: 'wave', turn: 0.2 } },
  point: { title: ['Point', 'Menunjuk'], says: ['points', 'menunjuk'], options: { pose: 'point', turn: 0.45 } },
  'point-up': {
    title: ['Point up', 'Menunjuk ke atas'],
    says: ['points up', 'menunjuk ke atas'],
    options: { pose: 'pointUp', turn: 0.35, nod: -0.3 },
  },
  offer: {
    title: ['Give', 'Memberi'],
    says: ['holds out both hands', 'mengulurkan tangan'],
    options: { pose: OFFER, turn: 0.5 },
  },
  carry: {
    title: ['Carry', 'Membawa'],
    says: ['carries something', 'membawa sesuatu'],
    options: { pose: 'carry', turn: 0.2, nod: 0.2 },
  },
  walk: { title: ['Walk', 'Berjalan'], says: ['walks', 'berjalan'], options: { pose: WALK, turn: 0.5 } },
  run: { title: ['Run', 'Berlari'], says: ['runs', 'berlari'], options: { pose: 'run', turn: 0.55 } },
  jump: { title: ['Jump', 'Melompat'], says: ['jumps', 'melompat'], options: { pose: 'jump', turn: 0.15 } },
  dance: { title: ['Dance', 'Menari'], says: ['dances', 'menari'], options: { pose: DANCE, turn: 0.25 } },
  cheer: {
    title: ['Cheer', 'Bersorak'],
    says: ['cheers', 'bersorak'],
    options: { pose: 'cheer', turn: 0.1, nod: -0.2 },
  },
  'reach-up': {
    title: ['Reach up', 'Meraih ke atas'],
    says: ['reaches up', 'meraih ke atas'],
    options: { pose: 'reachUp', turn: 0.3, nod: -0.4 },
  },
  sit: {
    title: ['Sit', 'Duduk'],
    says: ['sits on the ground', 'duduk di tanah'],
    options: { pose: 'sitGround', turn: 0.15 },
  },
  kneel: {
    title: ['Kneel', 'Berlutut'],
    says: ['kneels', 'berlutut'],
    options: { pose: 'kneel', turn: 0.5, nod: 0.2 },
  },
  bend: {
    title: ['Bend down', 'Membungkuk'],
    says: ['bends down', 'membungkuk'],
    options: { pose: 'bend', turn: 0.55, nod: 0.3 },
  },
  look: {
    title: ['Look far', 'Melihat jauh'],
    says: ['looks into the distance', 'melihat jauh'],
    options: { pose: 'lookout', turn: 0.45 },
  },
  call: { title: ['Call', 'Memanggil'], says: ['calls', 'memanggil'], options: { pose: 'call', turn: 0.2 } },
  think: {
    title: ['Think', 'Berpikir'],
    says: ['thinks', 'berpikir'],
    options: { pose: 'doubtful', turn: 0.3, look: [0.6, -0.8] },
  },
  slump: {
    title: ['Hang the head', 'Menunduk'],
    says: ['hangs the head', 'menunduk'],
    options: { pose: 'slump', turn: 0.3, nod: 0.5 },
  },
  behind: {
    title: ['From behind', 'Dari belakang'],
    says: ['seen from behind', 'terlihat dari belakang'],
    options: { pose: 'relax', rear: true },
  },
  wheelchair: {
    title: ['In a wheelchair', 'Di kursi roda'],
    says: ['sits in a wheelchair', 'duduk di kursi roda'],
    options: {},
  },
}

/** A feeling, and the expression that shows it. */
export interface KitFeeling {
  readonly title: Both
  readonly says: Both
  readonly expression: string
}

/** All feelings. `smile` is the face without being told. */
export const KIT_FEELINGS: Readonly<Record<string, KitFeeling>> = {
  smile: { title: ['Smiling', 'Tersenyum'], says: ['smiles', 'tersenyum'], expression: 'smile' },
  laugh: { title: ['Laughing, glad', 'Tertawa, gembira'], says: ['laughs', 'tertawa'], expression: 'laugh' },
  sad: { title: ['Sad', 'Sedih'], says: ['is sad', 'sedih'], expression: 'sad' },
  angry: { title: ['Angry', 'Marah'], says: ['is angry', 'marah'], expression: 'angry' },
  worried: { title: ['Worried, afraid', 'Cemas, takut'], says: ['is worried', 'cemas'], expression: 'worry' },
  surprised: { title: ['Surprised', 'Terkejut'], says: ['is surprised', 'terkejut'], expression: 'wow' },
  thinking: { title: ['Wondering', 'Heran'], says: ['wonders', 'heran'], expression: 'doubt' },
  asleep: {
    title: ['Eyes closed, sleepy', 'Mata terpejam, mengantuk'],
    says: ['has closed eyes', 'memejamkan mata'],
    expression: 'sleep',
  },
}
