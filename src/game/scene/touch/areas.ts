/** A rectangle in whole pixels; mutated in place, so that frames allocate nothing. */
export interface Area {
  left: number
  top: number
  right: number
  bottom: number
}

/** A drawn image: its pivot on the stage and in the image, and its rotation and scale. */
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

/** An empty area. */
export const noArea = (): Area => ({ left: 0, top: 0, right: 0, bottom: 0 })

/** Writes into `area` the pixels that an image covers at `scale` pixels per stage unit, antialiased edges included. */
export function cover(area: Area, placing: Placing, scale: number): void {
  const { displayOriginX: ox, displayOriginY: oy, width, height, rotation, scaleX, scaleY } = placing
  const cos = Math.cos(rotation)
  const sin = Math.sin(rotation)
  // The edges relative to the pivot; a rotated image extends to its farthest corner.
  const [left, right] = [-ox * scaleX, (width - ox) * scaleX]
  const [top, bottom] = [-oy * scaleY, (height - oy) * scaleY]
  const least = (a: number, b: number) => Math.min(a, b)
  area.left = Math.floor((placing.x + least(left * cos, right * cos) - Math.max(top * sin, bottom * sin)) * scale) - 1
  area.right = Math.ceil((placing.x + Math.max(left * cos, right * cos) - least(top * sin, bottom * sin)) * scale) + 1
  area.top = Math.floor((placing.y + least(left * sin, right * sin) + least(top * cos, bottom * cos)) * scale) - 1
  area.bottom =
    Math.ceil((placing.y + Math.max(left * sin, right * sin) + Math.max(top * cos, bottom * cos)) * scale) + 1
}

/** Whether the areas overlap. */
export function doMeet(one: Area, other: Area): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

/** A list of areas that do not overlap each other. */
export class Areas {
  private readonly pool: Area[] = []
  private count = 0

  /** Removes all areas. */
  clear(): void {
    this.count = 0
  }

  /** Adds the part of an area inside `width` × `height`; overlapping areas are merged into their bounding box. */
  add({ left, top, right, bottom }: Area, width: number, height: number): void {
    const area = this.take()
    area.left = Math.max(0, left)
    area.top = Math.max(0, top)
    area.right = Math.min(width, right)
    area.bottom = Math.min(height, bottom)
    if (area.left >= area.right || area.top >= area.bottom) this.count -= 1
    else this.join()
  }

  /** Whether the list is empty. */
  get isEmpty(): boolean {
    return this.count === 0
  }

  /** Calls `use` for each area. */
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

  /** Merges the last area with all that it overlaps, until none is left. */
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
      // The absorbed area moves behind the end of the list for reuse.
      this.count -= 1
      this.pool[index] = this.pool[this.count - 1] ?? other
      this.pool[this.count - 1] = last
      this.pool[this.count] = other
      index = -1
    }
  }
}
