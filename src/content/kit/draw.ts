/** Draws a composed picture on a canvas of the browser, as quickly as a finger moves. What is stored is drawn by `render.ts`. */
import { type KitData, type Laid, landOf, layoutOf, PICTURE, type Placed, sheetCopies } from './layout.ts'
import type { Composition } from './schema.ts'

/** A picture that is decoded: an image, a bitmap, a canvas. */
type Decoded = CanvasImageSource & {
  readonly width: number | SVGAnimatedLength
  readonly height: number | SVGAnimatedLength
}

/** What is drawn on, and where another sheet of the same kind is had from (a canvas that nobody sees). */
export interface Drawing {
  readonly context: CanvasRenderingContext2D
  readonly another: (width: number, height: number) => CanvasRenderingContext2D
}

/**
 * Draws one thing alone in its box, in the light that it stands in: `context` is the box at `scale` px a stage unit. The maker moves such boxes by
 * CSS: `transform-origin` its feet, `rotate(turn) scaleX(flip ? -1 : 1)`.
 */
export function drawPlaced(
  { context, another }: Drawing,
  { drawing, frame, item, tint, w, h }: Placed,
  sheet: CanvasImageSource,
  scale: number,
): void {
  const copies = sheetCopies(drawing, frame)
  const put = (target: CanvasRenderingContext2D) => {
    for (const { from, to } of copies) {
      const k = item.size * scale
      target.drawImage(sheet, from.x, from.y, from.w, from.h, to.x * k, to.y * k, to.w * k, to.h * k)
    }
  }
  if (tint.every((factor) => factor === 1)) return put(context)
  const [width, height] = [Math.max(1, Math.ceil(w * scale)), Math.max(1, Math.ceil(h * scale))]
  const lit = another(width, height)
  lit.imageSmoothingQuality = 'high'
  put(lit)
  // Pixel by pixel: the canvas's own multiplying lightens what is half clear, as shadows are.
  const pixels = lit.getImageData(0, 0, width, height)
  const [red, green, blue] = tint
  const { data } = pixels
  for (let at = 0; at < data.length; at += 4) {
    data[at] = (data[at] ?? 0) * red
    data[at + 1] = (data[at + 1] ?? 0) * green
    data[at + 2] = (data[at + 2] ?? 0) * blue
  }
  lit.putImageData(pixels, 0, 0)
  context.drawImage(lit.canvas, 0, 0)
}

/** What a whole picture is drawn from: `images` are the decoded files by their paths in the kit, and the photo; `scale` px a stage unit. */
interface Parts {
  readonly kit: KitData
  readonly images: ReadonlyMap<string, Decoded>
  readonly scale: number
}

/** Draws a whole picture, `context` being 1280 × 800 units at `scale` px a unit. */
export function drawComposition(drawing: Drawing, composition: Composition, parts: Parts): void {
  for (const _ of compositionSteps(drawing, composition, parts));
}

/** Draws a whole picture like `drawComposition`, a thing at each step, so that a picture of many things can be drawn between other work. */
export function* compositionSteps(
  drawing: Drawing,
  composition: Composition,
  { kit, images, scale }: Parts,
): Generator<void> {
  const { context } = drawing
  const [width, height] = [PICTURE.width * scale, PICTURE.height * scale]
  const { back, front } = landOf(composition, kit.places)
  const lay = ({ file, x, y, w, h }: Laid) => {
    const image = images.get(file)
    if (image) context.drawImage(image, x * scale, y * scale, w * scale, h * scale)
  }
  context.imageSmoothingQuality = 'high'
  const photo = composition.photo && images.get(composition.photo.file)
  if (photo) drawCovering(context, photo, width, height)
  back.forEach(lay)
  yield
  for (const one of layoutOf(composition, kit.sprites)) {
    const sheet = images.get(one.drawing.file)
    if (!sheet) continue
    context.save()
    context.translate(one.feet.x * scale, one.feet.y * scale)
    context.rotate((one.turn * Math.PI) / 180)
    context.scale(one.flip ? -1 : 1, 1)
    context.translate((one.x - one.feet.x) * scale, (one.y - one.feet.y) * scale)
    drawPlaced(drawing, one, sheet, scale)
    context.restore()
    yield
  }
  front.forEach(lay)
}

const lengthOf = (length: number | SVGAnimatedLength): number =>
  typeof length === 'number' ? length : length.baseVal.value

function drawCovering(context: CanvasRenderingContext2D, photo: Decoded, width: number, height: number): void {
  const [w, h] = [lengthOf(photo.width), lengthOf(photo.height)]
  const k = Math.max(width / w, height / h)
  context.drawImage(photo, (width - w * k) / 2, (height - h * k) / 2, w * k, h * k)
}
