import { PALETTE, READ_FONT } from '../../../../game/parts/palette.ts'
import type { PartHost } from '../../../../game/parts/partHost.ts'
import { cutPaper, textWidth } from '../../../../game/parts/shapes.ts'
import { glide, MS } from '../../../../game/parts/tween.ts'
import type { Box } from '../../../../game/targets.ts'
import type { LadderCard } from './card.ts'

/** The least size at which a child reads, stage units. */
const LEAST_SIZE = 96
/** Height of a line, in sizes. */
const LINE = 1.45

/** How the parts of a text are written: one size, each at its place. */
export interface TextLayout {
  readonly size: number
  readonly boxes: readonly Box[]
}

/**
 * Lays parts of a text in a box, in as many lines as are needed, at a size from `most` down to `least`. `gap`: the space between parts, in sizes.
 */
export function layText(
  parts: readonly string[],
  box: Box,
  { most, gap, least = LEAST_SIZE }: { readonly most: number; readonly gap: number; readonly least?: number },
): TextLayout {
  for (let size = most; size > least; size -= 4) {
    const lines = breakLines(parts, box.width, size, gap)
    if (lines.length * size * LINE <= box.height) return placed(parts, lines, box, size, gap)
  }
  return placed(parts, breakLines(parts, box.width, least, gap), box, least, gap)
}

/** Indices of the parts, line by line. */
function breakLines(parts: readonly string[], width: number, size: number, gap: number): number[][] {
  const lines: number[][] = []
  let left = 0
  for (const [index, part] of parts.entries()) {
    const wide = textWidth(part, size)
    const line = lines.at(-1)
    if (line && left + gap * size + wide <= width) {
      line.push(index)
      left += gap * size + wide
    } else {
      lines.push([index])
      left = wide
    }
  }
  return lines
}

function placed(parts: readonly string[], lines: number[][], box: Box, size: number, gap: number): TextLayout {
  const high = size * LINE
  const top = box.y + (box.height - high * lines.length) / 2
  const boxes = parts.map(() => box)
  for (const [row, line] of lines.entries()) {
    const widths = line.map((index) => textWidth(parts[index] ?? '', size))
    const all = widths.reduce((sum, width) => sum + width, 0) + gap * size * (line.length - 1)
    let x = box.x + (box.width - all) / 2
    for (const [place, index] of line.entries()) {
      const width = widths[place] ?? 0
      boxes[index] = { x, y: top + row * high, width, height: high }
      x += width + gap * size
    }
  }
  return { size, boxes }
}

/** How a part looks. */
interface TextPartOptions {
  readonly text: string
  readonly box: Box
  readonly size: number
  /** The colour of the line under it. */
  readonly line: string
}

const PAD = 10

/** A part of a text on the sign: lit while it is heard; a touch makes it heard. */
export function makeTextPart(host: PartHost, { text, box, size, line }: TextPartOptions): LadderCard {
  const [width, height] = [box.width + PAD * 2, box.height]
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const glow = host.painter.image('ladder-part-lit', width, height, (context) => {
    cutPaper(context, 4, 8, width - 8, height - 20, 18)
    context.fillStyle = PALETTE.kunyit
    context.fill()
  })
  const written = host.painter.image(`ladder-part:${text}:${line}`, width, height, (context) => {
    context.font = `700 ${size}px ${READ_FONT}`
    context.textBaseline = 'alphabetic'
    context.fillStyle = PALETTE.tinta
    context.fillText(text, PAD, height / 2 + size * 0.28)
    context.fillStyle = line
    context.fillRect(PAD + 3, height - 16, box.width - 6, 8)
  })
  const object = host.scene.add.container(place.x, place.y, [glow.setAlpha(0), written])
  host.layer.add(object)
  return {
    box: () => box,
    update: () => undefined,
    light: (isLit) => {
      glide(host.scene, glow, { alpha: isLit ? 1 : 0 }, host.ms(MS.press))
    },
    destroy() {
      host.scene.tweens.killTweensOf(glow)
      object.destroy(true)
    },
  }
}
