/** Everybody of the books: what never changes about them. Clothes, hair, face and build are the story bible's. */
import type { FaceShape, FigureOptions } from './types.ts'
import { BUILDS } from './figure.ts'
import { HAIR } from './hairParts.ts'
import { glasses, hearingAid, BEARDS, spoonBehindEar } from './faceWear.ts'
import { bib, bibBack, apron, toolBelt, capingOnBack, capingCord, shawl, satchel } from './wear.ts'
import { C } from '../palette.ts'
import { ceplok, kawung, parang, stripes, check, dots } from '../parts/batik.ts'

const SILVER = '#C9C6CF',
  MINT = '#8FD3B0',
  SKY = '#7CC4E8',
  GREY = '#8A8795',
  PURPLE = '#8A5AA8',
  ORANGE = '#EE8434'

/** Faces: lower half in units (cheek, jaw, chin), whole head sx, sy. */
const FACE: Readonly<Record<string, FaceShape>> = {
  oval: { sx: 0.98, sy: 1.0, jaw: -3, chin: 1 },
  broad: { sx: 1.05, sy: 0.98, cheek: 1, jaw: 4, chin: -1 },
  heart: { sx: 1.0, cheek: 2, jaw: -6, chin: 2 },
  long: { sx: 0.95, sy: 1.04, jaw: -1, chin: 4 },
  chubby: { sx: 1.04, sy: 0.98, cheek: 4, jaw: 4, chin: -3 },
  square: { sx: 0.97, sy: 1.05, jaw: 4, chin: 7 },
  soft: { sx: 0.97, sy: 1.02, jaw: 0, chin: 3 },
  thin: { sx: 0.92, sy: 1.05, cheek: -2, jaw: -4, chin: 7 },
  full: { sx: 1.04, sy: 1.0, cheek: 3, jaw: 5, chin: 2 },
}

/** Everybody of the books. */
export type PersonName =
  | 'ayu'
  | 'bima'
  | 'citra'
  | 'danu'
  | 'eka'
  | 'aku'
  | 'ayah'
  | 'ibu'
  | 'kakek'
  | 'fajar'
  | 'joko'
  | 'sri'
  | 'rio'
  | 'tini'
  | 'murni'
/** What never changes about a person: build, face, hair, clothes. */
export const CAST: Readonly<Record<PersonName, FigureOptions>> = {
  // the five friends
  ayu: {
    skin: 'sawo',
    lashes: true,
    face: FACE.oval,
    props: BUILDS.slim,
    hair: { style: 'hijab', cloth: MINT, pin: false },
    top: { color: C.kunyit, sleeve: 'long', trim: C.mangga },
    skirt: { kind: 'skirt', color: C.kunyit, hem: 0.4, flare: 8, trim: C.mangga, trimW: 3, waist: 0.3 },
    bottom: { kind: 'pants', color: GREY },
    shoe: C.tanah,
  },
  bima: {
    skin: 'langsat',
    face: FACE.broad,
    props: BUILDS.sturdy,
    hair: { style: 'short' },
    top: { color: SKY, trim: C.putih },
    bottom: { kind: 'pants', color: C.nila },
    shoe: C.cabai,
  },
  citra: {
    skin: 'coklat',
    lashes: true,
    face: FACE.heart,
    hair: { style: 'puffs', color: '#2B1A18' },
    headExtra: glasses(ORANGE),
    top: {
      color: C.jambu,
      fill: stripes(C.putih, C.jambu, 11),
      trim: C.jambu,
      art: bib(PURPLE),
      rear: bibBack(PURPLE),
    },
    bottom: { kind: 'pants', color: PURPLE },
  },
  danu: {
    skin: 'sawo',
    face: FACE.long,
    props: BUILDS.bigKid,
    hair: { style: 'spiky' },
    headExtra: hearingAid(),
    behind: capingOnBack,
    mid: capingCord,
    top: { color: C.putih, fill: stripes(C.putih, C.daun, 13), trim: C.hutan },
    bottom: { kind: 'shorts', color: C.soga },
  },
  eka: {
    skin: 'sawo',
    lashes: true,
    gap: 'gap',
    face: FACE.chubby,
    props: BUILDS.small,
    hair: { style: 'braids', color: HAIR.coklat },
    boot: C.kunyit,
    leggings: '#4F8FA8',
    top: { color: ORANGE, trim: C.santan },
    bottom: { kind: 'skirt', color: ORANGE, hem: 0.44, flare: 15, trim: C.santan, waist: 0.42, belt: C.santan },
  },
  // the reader's child, see aku()
  aku: {
    skin: 'sawo',
    face: { sx: 1 },
    hair: { style: 'bob' },
    hat: 'caping',
    top: { color: C.kunyit, trim: C.mangga },
    bottom: { kind: 'shorts', color: GREY },
  },
  // the family of book 2 and 4
  ayah: {
    prop: 'father',
    skin: 'sawo',
    age: 1,
    nose: 'broad',
    face: FACE.square,
    eyeScale: 0.84,
    hair: { style: 'crop' },
    beard: BEARDS.short('#33202A'),
    headExtra: spoonBehindEar,
    mid: apron(),
    top: { color: C.toska, trim: C.lumut },
    bottom: { kind: 'pants', color: '#5B4A5E' },
    shoe: C.soga,
  },
  ibu: {
    prop: 'mother',
    skin: 'matang',
    lashes: true,
    age: 1,
    face: FACE.soft,
    eyeScale: 0.88,
    hair: { style: 'hijab', cloth: '#D9724A', pin: false },
    mid: toolBelt(),
    top: { color: '#4C86B8', sleeve: 'rolled', trim: '#8FC0E2' },
    bottom: { kind: 'pants', color: '#3F4A6B' },
    shoe: C.jati,
  },
  kakek: {
    prop: 'father',
    skin: 'matang',
    age: 2,
    nose: 'broad',
    mouthDy: 6,
    face: FACE.thin,
    eyeScale: 0.78,
    browColor: SILVER,
    hair: { style: 'side', color: SILVER },
    hat: 'peci',
    beard: BEARDS.moustache(SILVER),
    props: { torso: 100, w: [27, 31, 29, 31, 27, 12], leg: [54, 56], arm: [51, 49] },
    top: { kind: 'shirt', color: '#4A4458', sleeve: 'long', trim: '#39344A' },
    bottom: { kind: 'sarung', color: C.soga, fill: check(C.soga, '#C99A5B', 24), hem: 0.88, flare: 6, trim: C.jati },
    shoe: C.jati,
  },
  fajar: {
    prop: 'baby',
    skin: 'sawo',
    gap: 'one',
    face: FACE.chubby,
    hair: { style: 'baby' },
    top: { color: C.pisang, fill: dots(C.pisang, C.putih, 11), trim: C.santan },
    bottom: { kind: 'pants', color: C.pisang, fill: dots(C.pisang, C.putih, 11) },
  },
  // five more neighbours (Ayu, Bima and Citra are the other three)
  joko: {
    prop: 'father',
    skin: 'coklat',
    age: 1,
    nose: 'broad',
    face: FACE.full,
    eyeScale: 0.82,
    hair: { style: 'crop' },
    hat: 'caping',
    beard: BEARDS.tuft('#33202A'),
    props: { torso: 106, w: [33, 39, 37, 37, 31, 14.5], leg: [52, 54], sh: 29 },
    top: { kind: 'shirt', color: '#E6C766', trim: C.soga },
    bottom: { kind: 'shorts', color: C.lumut },
  },
  sri: {
    prop: 'mother',
    skin: 'sawo',
    lashes: true,
    age: 1,
    face: FACE.full,
    eyeScale: 0.84,
    hair: { style: 'hijab', cloth: C.manggis },
    headExtra: glasses('#7A5A4A'),
    props: { w: [33, 33, 30, 32, 27, 11], torso: 98 },
    top: { kind: 'kebaya', color: C.jambu, sleeve: 'long', trim: C.manggis },
    bottom: {
      kind: 'sarung',
      color: C.manggis,
      fill: ceplok(C.manggis, C.jambu, C.kunyit, 26),
      hem: 0.92,
      flare: 4,
      trim: C.kunyit,
      trimW: 3,
      waist: 0.14,
    },
    shoe: C.jati,
  },
  rio: {
    prop: 'father',
    skin: 'langsat',
    age: 1,
    nose: 'long',
    face: FACE.long,
    eyeScale: 0.86,
    hair: { style: 'waves', color: HAIR.coklat },
    mid: satchel(),
    props: {
      torso: 104,
      w: [22, 25, 25, 29, 26, 11.5],
      sh: 24,
      aw: [10, 8.6, 7],
      leg: [66, 68],
      lw: [14, 11, 9],
      hand: 1.2,
    },
    top: { kind: 'shirt', color: C.nila, fill: kawung(C.nila, C.santan, C.kunyit, 26), trim: C.nila },
    bottom: { kind: 'pants', color: '#8C7A63' },
    shoe: C.jati,
  },
  tini: {
    prop: 'mother',
    skin: 'matang',
    lashes: true,
    age: 1,
    face: FACE.heart,
    eyeScale: 0.92,
    hair: { style: 'pony', ribbon: C.kunyit },
    hat: 'cap',
    props: { leg: [62, 64] },
    top: { color: C.santan, trim: C.mangga, art: bib('#5E7F8E'), rear: bibBack('#5E7F8E') },
    bottom: { kind: 'pants', color: '#5E7F8E' },
    shoe: C.tinta,
  },
  murni: {
    prop: 'mother',
    skin: 'matang',
    lashes: false,
    age: 2,
    nose: 'broad',
    face: FACE.full,
    eyeScale: 0.8,
    browColor: SILVER,
    hair: { style: 'bun', color: '#B9B5BF', flower: false },
    props: { torso: 86, w: [31, 32, 29, 29, 24, 10.5], leg: [46, 48], arm: [44, 42] },
    drape: shawl('#B0567A', C.kunyit),
    top: { color: C.hutan, sleeve: 'long', trim: C.kunyit },
    bottom: {
      kind: 'sarung',
      color: C.jati,
      fill: parang(C.soga, C.santan, C.jati, 20),
      hem: 0.93,
      flare: 5,
      trim: C.jati,
    },
    shoe: C.jati,
  },
}
