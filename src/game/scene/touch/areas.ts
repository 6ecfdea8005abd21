/** A rectangle of whole pixels; written in place, so that a frame makes no garbage. */
export interface Area {
  left: number
  top: number
  right: number
  bottom: number
}

/** Where a picture is drawn: its turning point on the stage, the same point in the picture, and how it is turned and scaled there. */
export interface Placing {
  readonly x: number
  readonly y: number
  readonly rotation: number
  readonly scaleX: number
  readonly scaleY: number
  readonly displayOriginX: number
  readonly displayOriginY: number
  readonly width: number
  readonly height: number
}

/** An area that nothing lies in. */
export const noArea = (): Area => ({ left: 0, top: 0, right: 0, bottom: 0 })

/** Writes into `area` the pixels that a picture covers on a stage of so many pixels a unit, soft edges included. */
export function cover(area: Area, placing: Placing, scale: number): void {
  const { displayOriginX: ox, displayOriginY: oy, width, height, rotation, scaleX, scaleY } = placing
  const cos = Math.cos(rotation)
  const sin = Math.sin(rotation)
  // The sides of the picture from its turning point; a turned picture reaches as far as its farthest corner.
  const [left, right] = [-ox * scaleX, (width - ox) * scaleX]
  const [top, bottom] = [-oy * scaleY, (height - oy) * scaleY]
  const least = (a: number, b: number) => Math.min(a, b)
  area.left = Math.floor((placing.x + least(left * cos, right * cos) - Math.max(top * sin, bottom * sin)) * scale) - 1
  area.right = Math.ceil((placing.x + Math.max(left * cos, right * cos) - least(top * sin, bottom * sin)) * scale) + 1
  area.top = Math.floor((placing.y + least(left * sin, right * sin) + least(top * cos, bottom * cos)) * scale) - 1
  area.bottom =
    Math.ceil((placing.y + Math.max(left * sin, right * sin) + Math.max(top * cos, bottom * cos)) * scale) + 1
}

/** Have they a pixel in common? */
export function doMeet(one: Area, other: Area): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

/** A list of areas of which no two meet. */
export class Areas {
  private readonly pool: Area[] = []
  private count = 0

  /** Forgets all. */
  clear(): void {
    this.count = 0
  }

  /** Adds what of an area lies within `width` × `height`; areas that meet become one that holds both. */
  add({ left, top, right, bottom }: Area, width: number, height: number): void {
    const area = this.take()
    area.left = Math.max(0, left)
    area.top = Math.max(0, top)
    area.right = Math.min(width, right)
    area.bottom = Math.min(height, bottom)
    if (area.left >= area.right || area.top >= area.bottom) this.count -= 1
    else this.join()
  }

  /** Is there none? */
  get isEmpty(): boolean {
    return this.count === 0
  }

  /** Hands out each. */
  each(use: (area: Area) => void): void {
    for (let index = 0; index < this.count; index += 1) {
      const area = this.pool[index]
      if (area) use(area)
    }
  }

  private take(): Area {
    const area = this.pool[this.count] ?? noArea()
    this.pool[this.count] = area
    this.count += 1
    return area
  }

  /** The last one takes in whatever it meets, until it meets nothing more. */
  private join(): void {
    const last = this.pool[this.count - 1]
    if (!last) return
    for (let index = 0; index < this.count - 1; index += 1) {
      const other = this.pool[index]
      if (!other || other === last || !doMeet(other, last)) continue
      last.left = Math.min(last.left, other.left)
      last.top = Math.min(last.top, other.top)
      last.right = Math.max(last.right, other.right)
      last.bottom = Math.max(last.bottom, other.bottom)
      // The one taken in goes behind the end, and is used again.
      this.count -= 1
      this.pool[index] = this.pool[this.count - 1] ?? other
      this.pool[this.count - 1] = last
      this.pool[this.count] = other
      index = -1
    }
  }
}
