/** Words of the puppet: proportions, poses, clothes, and what a drawn figure gives back. */
import type { Point } from '../core/geom.ts'
import type { Skin, SkinName } from '../palette.ts'
import type { ClothFill } from '../parts/batik.ts'

/** Half-widths of the torso from hip to neck. */
export type Widths = readonly [number, number, number, number, number, number]
/** Two bones or two angles, upper and lower. */
export type Pair = readonly [upper: number, lower: number]
/** Half-widths of a limb at its three joints. */
export type Triple = readonly [number, number, number]
/** Measures of a body, drawing units: head scale, torso, shoulders, hip, limbs and their half-widths, scale of hands and feet. */
export interface Proportions {
  readonly hs: number
  readonly torso: number
  readonly w: Widths
  readonly sh: number
  readonly hip: number
  readonly arm: Pair
  readonly aw: Triple
  readonly leg: Pair
  readonly lw: Triple
  readonly hand: number
  readonly foot: number
}

/**
 * An arm: angles (0 hangs, 90 screen right, 180 up), or what it reaches: `head` a place on the head, `palm` where the palm lands,
 * `to` where the wrist lands. bend 1 or -1 chooses the elbow.
 */
export type Arm =
  | Pair
  | { readonly head: Point; readonly bend?: number }
  | { readonly palm: Point; readonly bend?: number }
  | { readonly to: Point; readonly bend?: number }
/** How a hand is drawn. */
export type HandKind = 'rest' | 'open' | 'hold' | 'fist' | 'point'
/** A pose; L and R are screen sides. `over`, `back`, `hide` name arms ('L', 'R', 'LR') drawn over the head, behind, or not at all. */
export interface Pose {
  readonly lean?: number | undefined
  readonly head?: number | undefined
  readonly armL?: Arm | undefined
  readonly armR?: Arm | undefined
  readonly angL?: number | undefined
  readonly angR?: number | undefined
  readonly handL?: HandKind | undefined
  readonly handR?: HandKind | undefined
  readonly legL?: Pair | undefined
  readonly legR?: Pair | undefined
  readonly footL?: number | undefined
  readonly footR?: number | undefined
  readonly feetOut?: boolean | undefined
  readonly flipThumb?: boolean | undefined
  readonly dx?: number | undefined
  readonly air?: number | undefined
  readonly hipY?: number | undefined
  readonly side?: number | undefined
  readonly sit?: boolean | undefined
  readonly kneel?: boolean | undefined
  readonly stretch?: number | undefined
  readonly over?: string | undefined
  readonly back?: string | undefined
  readonly hide?: string | undefined
}

/** Joints of a limb: shoulder, elbow, wrist, or hip, knee, ankle. */
export type Joints = readonly [Point, Point, Point]
/** A point of the torso: t 0 hip .. 1 neck, w units to screen right. */
export type TorsoPoint = (t: number, w: number) => [number, number]
/** What hooks get: the skeleton in figure units. */
export interface Skeleton {
  readonly pt: TorsoPoint
  readonly AL: Joints
  readonly AR: Joints
  readonly LL: Joints
  readonly LR: Joints
  readonly headAt: [number, number]
  readonly hip: Point
  readonly W: Widths
  readonly skin: Skin
}
/** Draws something onto the skeleton (figure units). */
type BodyHook = (skeleton: Skeleton) => string
/** What a head piece gets: how the head is turned. */
export interface HeadLook {
  readonly turn: number
  readonly nod: number
  readonly skin: Skin
  readonly rear?: boolean | undefined
  readonly hat?: HatName | null | undefined
  readonly age?: number
}
/** Draws something in head space (a ball of radius 50 at 0,0). */
type HeadHook = (look: HeadLook) => string
/** Paints something on a top, inside its outline. */
type TorsoArt = (pt: TorsoPoint, W: Widths) => string

/** Lower half of a head in units (cheek, jaw, chin), whole head sx, sy. */
export interface FaceShape {
  readonly cheek?: number
  readonly jaw?: number
  readonly chin?: number
  readonly sx?: number
  readonly sy?: number
}
/** A beard for a turned head of that outline and shape. */
type Beard = (turn: number, outline: string, face: FaceShape) => string
/** Noses. */
export type NoseName = 'button' | 'broad' | 'long'
/** Missing teeth: one of the row, or a single tooth. */
export type ToothGap = 'gap' | 'one'
/** Hair styles. */
export type HairStyle =
  | 'short'
  | 'spiky'
  | 'curly'
  | 'pigtails'
  | 'bob'
  | 'pony'
  | 'puffs'
  | 'braids'
  | 'crop'
  | 'waves'
  | 'side'
  | 'bun'
  | 'baby'
  | 'hijab'
/** Hats. */
export type HatName = 'peci' | 'caping' | 'band' | 'cap'
/** Hair with its colour and what is in it. */
export interface HairOptions {
  readonly style?: HairStyle
  readonly color?: string
  readonly cloth?: string
  readonly ribbon?: string
  readonly pin?: boolean
  readonly flower?: boolean
}

/** What is worn above the waist. */
export interface Top {
  readonly kind?: 'tee' | 'kebaya' | 'shirt'
  readonly color?: string
  readonly fill?: ClothFill
  readonly trim?: string
  readonly sleeve?: 'short' | 'long' | 'rolled' | 'none'
  readonly untucked?: boolean
  readonly art?: TorsoArt
  readonly rear?: TorsoArt
}
/** What is worn below. hem 0 hip .. 1 ankle; waist 0 hip .. 1 neck. */
export interface Bottom {
  readonly kind?: 'shorts' | 'pants' | 'skirt' | 'sarung' | 'dress' | 'none'
  readonly color?: string
  readonly fill?: ClothFill
  readonly hem?: number
  readonly drop?: number
  readonly flare?: number
  readonly waist?: number
  readonly trim?: string
  readonly trimW?: number
  readonly belt?: string
}

/** Everything a figure may be told. */
export interface FigureOptions {
  readonly prop?: 'child' | 'tall' | 'father' | 'mother' | 'baby' | undefined
  readonly props?: Partial<Proportions> | undefined
  readonly skin?: SkinName | undefined
  readonly pose?: string | Pose | undefined
  /** Changes to the pose. */
  readonly poseMore?: Pose | undefined
  /** -1..1, left to right. */
  readonly turn?: number | undefined
  /** -1..1, up to down. */
  readonly nod?: number | undefined
  readonly look?: Point | undefined
  readonly expression?: string | undefined
  /** Closed lids, the same brows and mouth. */
  readonly blink?: boolean | undefined
  /** Seen from behind. */
  readonly rear?: boolean | undefined
  readonly face?: FaceShape | undefined
  readonly age?: number | undefined
  readonly nose?: NoseName | undefined
  readonly gap?: ToothGap | undefined
  readonly mouthDy?: number | undefined
  readonly eyeScale?: number | undefined
  readonly earScale?: number | undefined
  readonly browColor?: string | undefined
  readonly lashes?: boolean | undefined
  readonly freckles?: boolean | undefined
  readonly beard?: Beard | undefined
  readonly neck?: number | undefined
  readonly hair?: HairOptions | undefined
  readonly hat?: HatName | null | undefined
  readonly headExtra?: HeadHook | undefined
  readonly top?: Top | undefined
  readonly bottom?: Bottom | undefined
  readonly skirt?: Bottom | undefined
  readonly shoe?: string | undefined
  readonly boot?: string | undefined
  readonly leggings?: string | undefined
  readonly behind?: BodyHook | undefined
  readonly mid?: BodyHook | undefined
  readonly drape?: BodyHook | undefined
  readonly front?: BodyHook | undefined
}

/** Points other things hold on to, figure units. */
type FigurePoint =
  | 'head'
  | 'mouth'
  | 'hip'
  | 'shL'
  | 'shR'
  | 'kneeL'
  | 'kneeR'
  | 'top'
  | 'handL'
  | 'handR'
  | 'footL'
  | 'footR'
  | 'eyeL'
  | 'eyeR'
  | 'earL'
  | 'earR'
  | 'heart'
  | 'neck'
/** A drawn figure with its feet on y=0; `parts` are the arms and hands alone, for those who reach around something. */
export interface Figure {
  readonly svg: string
  readonly parts: Readonly<Record<'armL' | 'armR' | 'handL' | 'handR' | 'head', string>>
  readonly at: Readonly<Record<FigurePoint, [number, number]>>
  readonly height: number
}
