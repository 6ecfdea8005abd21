import type { GameObjects } from 'phaser'
import type { Box } from '../../../../game/targets.ts'
import type { PartHost } from '../../../../game/parts/partHost.ts'
import { PALETTE, READ_FONT } from '../../../../game/parts/palette.ts'

/** Options of a line of text; `size` in stage units, reduced if the line would not fit. */
export interface WritingStyle {
  readonly size: number
  readonly align?: 'left' | 'centre'
  readonly colour?: string
}

/** A line of text in a box of the stage, in the reading font. Only for words that belong to a game; the shell renders the story's text. */
export function makeWriting(
  host: PartHost,
  text: string,
  box: Box,
  { size, align = 'centre', colour = PALETTE.tinta }: WritingStyle,
): GameObjects.Image {
  const image = host.painter.image(
    `writing:${align}:${size}:${colour}:${text}`,
    box.width,
    box.height,
    (context, width, height) => {
      context.font = `700 ${size}px ${READ_FONT}`
      const wide = context.measureText(text).width
      context.font = `700 ${wide > width ? size * (width / wide) : size}px ${READ_FONT}`
      context.textAlign = align === 'left' ? 'left' : 'center'
      context.textBaseline = 'alphabetic'
      context.fillStyle = colour
      const { actualBoundingBoxAscent, actualBoundingBoxDescent } = context.measureText('Hg')
      const baseline = height / 2 + (actualBoundingBoxAscent - actualBoundingBoxDescent) / 2
      context.fillText(text, align === 'left' ? 0 : width / 2, baseline)
    },
  )
  host.layer.add(image.setPosition(box.x + box.width / 2, box.y + box.height / 2))
  return image
}
