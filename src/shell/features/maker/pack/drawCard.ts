import { compositionSchema, drawPlaced, layoutOf } from '../../../../content/kit/index.ts'
import { hiddenCanvas, writtenCanvas } from '../picture/kit/canvas.ts'
import { kitImage } from '../picture/kit/kitImages.ts'
import type { Card } from '../play/assets.ts'
import type { BookKit } from '../play/things.ts'

const PAPER = '#fff7e6'

/** Draws a thing alone, or several equal ones to be counted, each as large as its spot allows. Rejects where the kit cannot be loaded. */
export async function drawCard({ look, width, height, spots, hasPaper }: Card, { sprites }: BookKit): Promise<Blob> {
  const picture = compositionSchema.parse({ place: 'none', items: [{ ...look, x: 0, y: 0 }] })
  const [placed] = layoutOf(picture, sprites)
  const context = hiddenCanvas(width, height)
  context.imageSmoothingQuality = 'high'
  if (hasPaper) {
    context.fillStyle = PAPER
    context.fillRect(0, 0, width, height)
  }
  if (!placed) return writtenCanvas(context.canvas, 0.9)
  const sheet = await kitImage(placed.drawing.file)
  for (const spot of spots) {
    const box = {
      x: (spot.x / 100) * width,
      y: (spot.y / 100) * height,
      w: (spot.width / 100) * width,
      h: (spot.height / 100) * height,
    }
    const scale = Math.min(box.w / placed.w, box.h / placed.h)
    context.save()
    context.translate(box.x + (box.w - placed.w * scale) / 2, box.y + (box.h - placed.h * scale) / 2)
    drawPlaced({ context, another: hiddenCanvas }, placed, sheet, scale)
    context.restore()
  }
  return writtenCanvas(context.canvas, 0.9)
}
