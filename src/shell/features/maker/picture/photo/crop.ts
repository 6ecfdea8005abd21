/** Which part of a photo is used: pure geometry. A picture is 16 : 10. */

/** What is looked at: the middle (0–1 of the photo) and how near. */
export interface View {
  readonly x: number
  readonly y: number
  /** 1 shows as much as fits, `MOST_ZOOM` a quarter of that. */
  readonly zoom: number
}

/** A size in pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** Nearest zoom. */
export const MOST_ZOOM = 4
/** Widest stored photo, px. */
const MOST_WIDTH = 2560
const SHAPE = 1.6

/** The whole photo, as much as fits. */
export const WHOLE: View = { x: 0.5, y: 0.5, zoom: 1 }

/** The part that is used, px of the photo. */
export function cropOf({ width, height }: Size, { x, y, zoom }: View): { x: number; y: number; w: number; h: number } {
  const w = Math.min(width, height * SHAPE) / zoom
  const h = w / SHAPE
  return { x: x * width - w / 2, y: y * height - h / 2, w, h }
}

/** A view that stays inside of the photo. */
export function kept(size: Size, view: View): View {
  const zoom = Math.min(MOST_ZOOM, Math.max(1, view.zoom))
  const { w, h } = cropOf(size, { ...view, zoom })
  const [halfX, halfY] = [w / 2 / size.width, h / 2 / size.height]
  return {
    x: Math.min(1 - halfX, Math.max(halfX, view.x)),
    y: Math.min(1 - halfY, Math.max(halfY, view.y)),
    zoom,
  }
}

/** The view moved by shares of the window: 1 is one window to the right, or down. */
export function panned(size: Size, view: View, by: { readonly x: number; readonly y: number }): View {
  const { w, h } = cropOf(size, view)
  return kept(size, { ...view, x: view.x + (by.x * w) / size.width, y: view.y + (by.y * h) / size.height })
}

/** The view nearer (more than 1) or further. */
export const zoomed = (size: Size, view: View, by: number): View => kept(size, { ...view, zoom: view.zoom * by })

/** How large the part is stored: as it is, at most `MOST_WIDTH` wide. */
export function storedSize(size: Size, view: View): Size {
  const { w } = cropOf(size, view)
  const width = Math.max(16, Math.round(Math.min(MOST_WIDTH, w)))
  return { width, height: Math.round(width / SHAPE) }
}

/** A key over the photo: arrows move, plus and minus zoom. Undefined where it means nothing. */
export function keyed(size: Size, view: View, key: string): View | undefined {
  const step = 0.05
  switch (key) {
    case 'ArrowLeft':
      return panned(size, view, { x: -step, y: 0 })
    case 'ArrowRight':
      return panned(size, view, { x: step, y: 0 })
    case 'ArrowUp':
      return panned(size, view, { x: 0, y: -step })
    case 'ArrowDown':
      return panned(size, view, { x: 0, y: step })
    case '+':
    case '=':
      return zoomed(size, view, 1.1)
    case '-':
      return zoomed(size, view, 1 / 1.1)
    default:
      return undefined
  }
}
