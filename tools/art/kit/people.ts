/** The people of the kit: everybody of the books, in all poses, with all feelings. */
import { person } from '../characters/cast.ts'
import type { PersonName } from '../characters/people.ts'
import type { Figure, FigureOptions } from '../characters/types.ts'
import { groundShadow } from '../core/light.ts'
import { C } from '../palette.ts'
import { type ChairOptions, inChair } from '../parts/wheelchair.ts'
import { inChairFromBehind } from '../parts/wheelchairBack.ts'
import { type Both, type Named, words } from './kitTypes.ts'
import { KIT_FEELINGS, KIT_POSES } from './poses.ts'

/** A person of the kit. */
export interface KitPerson extends Named {
  readonly person: PersonName
  readonly poses: readonly string[]
}
/** One pose of somebody, ready to draw, the feet on 0,0. */
export interface DrawnPose {
  readonly base: string
  /** Heads by the name of their frame, `base` among them. None where nobody sees the face. */
  readonly faces: Readonly<Record<string, () => string>>
  /** Where the head is, and its size. */
  readonly head: readonly [x: number, y: number, size: number] | undefined
}

/** Widths of the shadows below feet and wheels. */
const SHADOW = 76,
  WHEELS = 104
const ALL = Object.keys(KIT_POSES)
/** What somebody of seventy, or in a long narrow cloth, does not do. */
const CALM = words('stand wave point offer carry walk cheer reach-up bend look call think slump behind')
const GROWN = [...CALM, ...words('run sit')]
const BABY = words('stand wave point offer walk cheer reach-up sit jump call slump behind')
const CHAIR = words('stand wave point point-up offer carry run cheer reach-up look call think slump behind')

const who = (
  name: string,
  title: Both,
  alt: Both,
  tags: string,
  poses: readonly string[] = ALL,
  drawn = name as PersonName,
): KitPerson => ({ name, person: drawn, title, alt, tags: words(`orang person ${tags}`), poses })

const CHILD = 'anak child kid'
/** Everybody, the friends first. */
export const PEOPLE: readonly KitPerson[] = [
  who(
    'ayu',
    ['Ayu', 'Ayu'],
    ['Ayu, a girl in a mint hijab', 'Ayu, anak perempuan berkerudung hijau muda'],
    `${CHILD} girl perempuan hijab kerudung`,
  ),
  who(
    'bima',
    ['Bima', 'Bima'],
    ['Bima, a boy in a wheelchair', 'Bima, anak laki-laki berkursi roda'],
    `${CHILD} boy laki wheelchair kursi roda`,
    CHAIR,
  ),
  who(
    'citra',
    ['Citra', 'Citra'],
    ['Citra, a girl with glasses', 'Citra, anak perempuan berkacamata'],
    `${CHILD} girl perempuan glasses kacamata`,
  ),
  who(
    'danu',
    ['Danu', 'Danu'],
    ['Danu, a boy with a hearing aid', 'Danu, anak laki-laki beralat bantu dengar'],
    `${CHILD} boy laki hearing dengar`,
  ),
  who(
    'eka',
    ['Eka', 'Eka'],
    ['Eka, a small girl in boots', 'Eka, anak perempuan kecil bersepatu bot'],
    `${CHILD} girl perempuan boots bot sister adik`,
  ),
  who(
    'aku',
    ['Child with a sun hat', 'Anak bercaping'],
    ['a child with a sun hat', 'seorang anak bercaping'],
    `${CHILD} caping hat me aku`,
  ),
  who('fajar', ['Fajar', 'Fajar'], ['Fajar, a baby boy', 'Fajar, bayi laki-laki'], 'bayi baby brother adik boy', BABY),
  who(
    'ibu',
    ['Mother', 'Ibu'],
    ['Mother', 'Ibu'],
    'mother mama ibu woman perempuan hijab kerudung family keluarga',
    GROWN,
  ),
  who(
    'ayah',
    ['Father', 'Ayah'],
    ['Father', 'Ayah'],
    'father papa bapak man laki cook apron celemek family keluarga',
    GROWN,
  ),
  who(
    'kakek',
    ['Grandfather', 'Kakek'],
    ['Grandfather', 'Kakek'],
    'grandpa kakek old tua man laki peci family keluarga',
    CALM,
  ),
  who(
    'murni',
    ['Grandmother Murni', 'Nenek Murni'],
    ['Grandmother Murni', 'Nenek Murni'],
    'grandma nenek old tua woman perempuan family keluarga',
    [...CALM, 'wheelchair'],
  ),
  who(
    'joko',
    ['Mr Joko, a farmer', 'Pak Joko, petani'],
    ['Mr Joko, a farmer', 'Pak Joko, seorang petani'],
    'farmer petani man laki caping bapak',
    GROWN,
  ),
  who(
    'sri',
    ['Mrs Sri', 'Bu Sri'],
    ['Mrs Sri', 'Bu Sri'],
    'teacher guru woman perempuan ibu hijab glasses kacamata',
    CALM,
  ),
  who('rio', ['Mr Rio', 'Pak Rio'], ['Mr Rio', 'Pak Rio'], 'teacher guru man laki bapak batik postman', GROWN),
  who('tini', ['Mrs Tini', 'Bu Tini'], ['Mrs Tini', 'Bu Tini'], 'woman perempuan ibu cap topi worker tukang', [
    ...GROWN,
    'wheelchair',
  ]),
]

/** How Bima does in his chair what others do on their feet. */
const SEATED: Readonly<Record<string, ChairOptions>> = {
  stand: {},
  wave: { armR: [98, 152], poseMore: { handR: 'open' } },
  point: { armR: [98, 88], poseMore: { handR: 'point' }, turn: 0.5 },
  'point-up': { armR: [128, 146], poseMore: { handR: 'point', over: 'R' }, nod: -0.3 },
  offer: { armR: [56, 84], poseMore: { handR: 'open' }, turn: 0.5 },
  carry: { armR: [30, -58], poseMore: { handR: 'hold' }, nod: 0.2 },
  run: { view: 'side', spin: 14, poseMore: { lean: 10 } },
  cheer: { armL: [-112, -150], armR: [118, 146], poseMore: { handL: 'open', handR: 'open' }, nod: -0.2 },
  'reach-up': { armR: [112, 166], poseMore: { handR: 'open', over: 'R' }, nod: -0.4 },
  look: { armR: { head: [41, -19], bend: 1 }, poseMore: { angR: -98, handR: 'rest', over: 'R' }, turn: 0.4 },
  call: { armR: { head: [31, 52], bend: 1 }, poseMore: { angR: 196, handR: 'rest', over: 'R' } },
  think: { armR: { head: [10, 58], bend: -1 }, poseMore: { angR: 176, handR: 'fist', over: 'R' }, look: [0.6, -0.8] },
  slump: { poseMore: { head: 14, lean: 6 }, nod: 0.5 },
}

function figureOf(name: PersonName, pose: string, face: FigureOptions): Figure | string {
  const isSeated = name === 'bima' || pose === 'wheelchair'
  if (isSeated && pose === 'behind') return inChairFromBehind(name)
  if (isSeated) return inChair(name, { ...SEATED[pose], ...face })
  return person(name, { ...KIT_POSES[pose]?.options, ...face })
}

/** Everything that is drawn of a person in a pose. */
export function drawnPose(name: PersonName, pose: string): DrawnPose {
  const usual = figureOf(name, pose, { expression: 'smile' })
  const width = name === 'bima' || pose === 'wheelchair' ? WHEELS : SHADOW
  const base = groundShadow(0, 0, width, 0.3, C.manggis) + (typeof usual === 'string' ? usual : usual.svg)
  if (typeof usual === 'string' || KIT_POSES[pose]?.options.rear === true) return { base, faces: {}, head: undefined }
  const face = (options: FigureOptions) => (): string => {
    const made = figureOf(name, pose, options)
    return typeof made === 'string' ? made : made.parts.head
  }
  const feelings = Object.entries(KIT_FEELINGS).filter(([feeling]) => feeling !== 'smile')
  const [x, y] = usual.at.head
  const size = Math.hypot(usual.at.eyeR[0] - usual.at.eyeL[0], usual.at.eyeR[1] - usual.at.eyeL[1]) / 40
  return {
    base,
    faces: {
      base: face({ expression: 'smile' }),
      blink: face({ expression: 'smile', blink: true }),
      ...Object.fromEntries(feelings.map(([feeling, { expression }]) => [feeling, face({ expression })])),
    },
    head: [x, y, size],
  }
}
