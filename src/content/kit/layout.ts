/** Where everything of a composed picture lies: pure, the same for the maker's screen, for the tools and for the stage. */
import type {
  Composition,
  Item,
  KitDrawing,
  KitPlaces,
  KitSprite,
  TimeOfDay,
  Weather,
  WeatherLayers,
} from './schema.ts'

/** Size of a picture, stage units. */
export const PICTURE = { width: 1280, height: 800 } as const

/** What a picture needs of the kit: the sprites of its things by name, and the places. */
export interface KitData {
  readonly sprites: ReadonlyMap<string, KitSprite>
  readonly places: KitPlaces
}

/** A thing in its place. Stage units; `x, y, w, h` is its box before it is turned and flipped around its feet. */
export interface Placed {
  readonly item: Item
  readonly sprite: KitSprite
  readonly drawing: KitDrawing
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  /** The point it is turned and flipped around. */
  readonly feet: { readonly x: number; readonly y: number }
  readonly turn: number
  readonly flip: boolean
  /** 0 is the furthest back. */
  readonly z: number
  /** The frame that is shown, what it shows while it blinks, and while it answers a touch. */
  readonly frame: string
  readonly blink: string | undefined
  readonly tap: string | undefined
  /** What its colours are multiplied by, 0–1. */
  readonly tint: Tint
}

/** Factors of red, green and blue, 0–1. */
type Tint = readonly [red: number, green: number, blue: number]

/** The pose that a sprite has without being told. */
export const USUAL_POSE = 'stand'
/** The feeling that people have without being told. */
export const USUAL_FEELING = 'smile'

const TIME_TINT: Readonly<Record<TimeOfDay, Tint>> = { day: [1, 1, 1], dusk: [1, 0.87, 0.79], night: [0.6, 0.67, 0.92] }
const WEATHER_TINT: Readonly<Record<Weather, Tint>> = { clear: [1, 1, 1], rain: [0.9, 0.93, 0.96], mist: [1, 1, 1] }
const UNTINTED: Tint = [1, 1, 1]

/** By what the light of a time and a weather multiplies the colours of things; a photo keeps its own light. */
function tintOf({ time, weather, photo }: Pick<Composition, 'time' | 'weather' | 'photo'>): Tint {
  if (photo) return UNTINTED
  const [a, b] = [TIME_TINT[time], WEATHER_TINT[weather]]
  return [a[0] * b[0], a[1] * b[1], a[2] * b[2]]
}

/** Lays out all things of a picture, back to front. Things that the kit does not have are left out. */
export function layoutOf(composition: Composition, sprites: KitData['sprites']): Placed[] {
  const light = tintOf(composition)
  return composition.items.flatMap((item, z) => {
    const sprite = sprites.get(item.sprite)
    return sprite ? [placed(item, sprite, z, light)] : []
  })
}

function placed(item: Item, sprite: KitSprite, z: number, light: Tint): Placed {
  const drawing = sprite.poses?.[item.pose ?? USUAL_POSE] ?? sprite
  const feet = { x: item.x * PICTURE.width, y: item.y * PICTURE.height }
  return {
    item,
    sprite,
    drawing,
    x: feet.x - drawing.feet.x * item.size,
    y: feet.y - drawing.feet.y * item.size,
    w: drawing.box.w * item.size,
    h: drawing.box.h * item.size,
    feet,
    turn: item.turn,
    flip: item.flip,
    z,
    ...framesOf(item, drawing),
    tint: sprite.glows === true ? UNTINTED : light,
  }
}

/** Feelings whose eyes are closed anyway. */
const CLOSED: ReadonlySet<string> = new Set(['laugh', 'asleep'])
/** Put after a feeling: the same with closed eyes. */
const BLINK = '-blink'

/** Which frames show a feeling: one that a drawing does not have (from behind, a thing) changes nothing. Who is touched laughs. */
function framesOf({ feeling, idle }: Item, { frames }: KitDrawing): Pick<Placed, 'frame' | 'blink' | 'tap'> {
  const frame = feeling === undefined || feeling === USUAL_FEELING || !(feeling in frames) ? 'base' : feeling
  const canBlink = idle !== 'none' && 'blink' in frames && !CLOSED.has(frame)
  const answer = 'tap' in frames ? 'tap' : 'laugh' in frames && frame !== 'laugh' ? 'laugh' : undefined
  return { frame, blink: canBlink ? (frame === 'base' ? 'blink' : `${frame}${BLINK}`) : undefined, tap: answer }
}

/** Rectangles to copy from a sheet, in its pixels, and where to in the drawing's box, stage units at size 1; in this order. */
export interface SheetCopy {
  readonly from: { readonly x: number; readonly y: number; readonly w: number; readonly h: number }
  readonly to: { readonly x: number; readonly y: number; readonly w: number; readonly h: number }
}

/** How a frame is put together: the base, then what differs in this frame; `sad-blink` is `sad`, and the closed lids over it. */
export function sheetCopies(
  { frames, unit, px }: Pick<KitDrawing, 'frames' | 'unit' | 'px'>,
  frame: string,
): SheetCopy[] {
  const shown =
    frames[frame] ?? (frame.endsWith(BLINK) ? frames[frame.slice(0, -BLINK.length)] : undefined) ?? frames.base
  const lids = frame in frames ? undefined : frames['blink']
  const patches = [shown, lids].flatMap((one) => (one && 'patches' in one ? one.patches : []))
  const whole = 'patches' in shown ? frames.base : shown
  return [whole, ...patches].map(({ x, y, w, h, dx, dy }) => ({
    from: { x: x * px, y: y * px, w: w * px, h: h * px },
    to: { x: dx * unit, y: dy * unit, w: w * unit, h: h * unit },
  }))
}

/** A file (under `/kit/`) laid over a part of the picture, stage units. */
export interface Laid {
  readonly file: string
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** The land and the weather behind what stands in it, over the whole picture, and the tiles of the weather before it. With a photo there is no land. */
export function landOf(
  { place, time, weather, photo }: Composition,
  { places, weather: layers }: KitPlaces,
): { readonly back: readonly Laid[]; readonly front: readonly Laid[] } {
  const land = photo ? undefined : places.find(({ name }) => name === place)?.files[time]
  const laid = weather === 'clear' ? undefined : layers[weather][time]
  const whole = { x: 0, y: 0, w: PICTURE.width, h: PICTURE.height }
  return {
    back: [land, laid?.back].flatMap((file) => (file === undefined ? [] : [{ file, ...whole }])),
    front: laid ? tilesOf(laid.front) : [],
  }
}

function tilesOf({ file, w, h, y: top }: WeatherLayers['front']): Laid[] {
  const rows = Math.ceil((PICTURE.height - top) / h)
  const columns = Math.ceil(PICTURE.width / w)
  return Array.from({ length: rows * columns }, (_, i) => ({
    file,
    x: (i % columns) * w,
    y: top + Math.floor(i / columns) * h,
    w,
    h,
  }))
}

/**
 * Names of the things of a picture, as the stage and the games know them, each once: their ids, else their sprites: `mango`, the second one
 * `mango-2`. In the order of the items.
 */
export function itemNames({ items }: Pick<Composition, 'items'>): string[] {
  const taken = new Set(items.flatMap(({ id }) => (id === undefined ? [] : [id])))
  const given = new Set<string>()
  return items.map(({ id, sprite }) => {
    const isOwn = id !== undefined && !given.has(id)
    const name = isOwn ? id : freeName(sprite, (one) => taken.has(one) || given.has(one))
    given.add(name)
    return name
  })
}

function freeName(sprite: string, isTaken: (name: string) => boolean): string {
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? sprite : `${sprite}-${count}`
    if (!isTaken(name)) return name
  }
}
