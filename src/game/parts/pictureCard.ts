import { GameObjects } from 'phaser'
import type { Box } from '../targets.ts'
import { PALETTE } from './palette.ts'
import type { PartHost } from './partHost.ts'
import { cutPaper } from './shapes.ts'
import { paintPlaceholder } from './placeholder.ts'
import { glide, MS } from './tween.ts'

/** A sheet of paper with a picture on it; `show` changes the picture. */
export interface PictureCard {
  /** `key`: a loaded texture; without one the word is written instead. */
  show(key: string | undefined, word: string): void
}

const MARGIN = 14
/** Height of the woven border at the bottom edge, stage units. */
const BORDER = 20

/** Paper with a batik border. The picture fits into `pictureBox` (stage units, like `box`) and keeps its aspect ratio. */
export function makePictureCard(host: PartHost, box: Box, pictureBox: Box): PictureCard {
  const paper = host.painter.image('card', box.width + MARGIN * 2, box.height + MARGIN * 2, (context) =>
    paintCard(context, box),
  )
  paper.setPosition(box.x + box.width / 2, box.y + box.height / 2)
  host.back.add(paper)
  let shown: GameObjects.Image | undefined
  return {
    show(key, word) {
      shown?.destroy()
      shown = key === undefined ? placeholder(host, pictureBox, word) : fitted(host, pictureBox, key)
      host.back.addAt(shown, host.back.getIndex(paper) + 1)
      shown.setAlpha(0)
      glide(host.scene, shown, { alpha: 1 }, host.ms(MS.quick))
    },
  }
}

function fitted(host: PartHost, box: Box, key: string): GameObjects.Image {
  const image = new GameObjects.Image(host.scene, box.x + box.width / 2, box.y + box.height / 2, key)
  return image.setScale(Math.min(box.width / image.width, box.height / image.height))
}

function placeholder(host: PartHost, box: Box, word: string): GameObjects.Image {
  return paintPlaceholder(host, box.width, box.height, word).setPosition(box.x + box.width / 2, box.y + box.height / 2)
}

function paintCard(context: CanvasRenderingContext2D, { width, height }: Box): void {
  context.save()
  context.shadowColor = 'rgb(27 84 80 / .3)'
  context.shadowBlur = 10
  context.shadowOffsetY = 5
  cutPaper(context, MARGIN, MARGIN, width, height, 34)
  context.fillStyle = PALETTE.kertas
  context.fill()
  context.restore()
  context.save()
  context.clip()
  paintBorder(context, width, height)
  context.restore()
  cutPaper(context, MARGIN, MARGIN, width, height, 34)
  context.lineWidth = 5
  context.strokeStyle = PALETTE.soga
  context.stroke()
}

/** Tumpal: a row of triangles, a traditional border of woven cloth. */
function paintBorder(context: CanvasRenderingContext2D, width: number, height: number): void {
  const top = MARGIN + height - BORDER
  context.fillStyle = PALETTE.nila
  context.fillRect(MARGIN, top, width, BORDER)
  context.fillStyle = PALETTE.mangga
  for (let x = MARGIN; x < MARGIN + width; x += BORDER) {
    context.beginPath()
    context.moveTo(x, top + BORDER)
    context.lineTo(x + BORDER / 2, top + 3)
    context.lineTo(x + BORDER, top + BORDER)
    context.fill()
  }
}
