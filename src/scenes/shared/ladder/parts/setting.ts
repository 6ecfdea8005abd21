import { GameObjects } from 'phaser'
import { layBackground } from '../../../../game/parts/background.ts'
import { PALETTE } from '../../../../game/parts/palette.ts'
import type { PartHost } from '../../../../game/parts/partHost.ts'
import { cutPaper } from '../../../../game/parts/shapes.ts'
import { STAGE } from '../../../../game/rules/geometry.ts'
import type { Box } from '../../../../game/targets.ts'
import { COUNTER_TOP, ROPE_Y } from '../boxes.ts'

/** Files of the village, and of Kiko in it. */
export const SETTING_FILES = {
  village: '/img/ui/bg-village.webp',
  kiko: '/img/ui/kiko-sit.webp',
  kikoGlad: '/img/ui/kiko-call.webp',
} as const

/** Someone of the books who asks: glad while an answer is celebrated. */
export interface Asker {
  setGlad(isGlad: boolean): void
}

/** The village behind everything, drawn by the given loader of files. */
export function layVillage(host: PartHost, key: string | undefined): void {
  layBackground(host, key)
}

/** A figure that stands with its feet on `foot`, stage units; it hops when it becomes glad. `glad`: a second drawing, if there is one. */
export function standAsker(
  host: PartHost,
  keys: { readonly base: string | undefined; readonly glad?: string | undefined },
  foot: { readonly x: number; readonly y: number; readonly height: number },
): Asker {
  if (keys.base === undefined) return { setGlad: () => undefined }
  const figure = new GameObjects.Image(host.scene, foot.x, foot.y, keys.base).setOrigin(0.5, 1)
  const fit = () => figure.setScale(foot.height / figure.height)
  fit()
  host.back.add(figure)
  let wasGlad = false
  return {
    setGlad(isGlad) {
      if (wasGlad === isGlad) return
      wasGlad = isGlad
      const { base, glad } = keys
      if (base !== undefined) figure.setTexture(isGlad ? (glad ?? base) : base)
      fit()
      host.scene.tweens.killTweensOf(figure)
      figure.setY(foot.y)
      if (!isGlad || host.motion === 'reduced') return
      const hop = { duration: 200, yoyo: true, repeat: host.motion === 'full' ? 1 : 0, ease: 'Quad.easeOut' }
      host.scene.tweens.add({ targets: figure, y: foot.y - 22, ...hop })
    },
  }
}

/** A stall in the village: a counter with a mat on which cards lie. What stands behind it was laid before. */
export function layCounter(host: PartHost): void {
  const height = STAGE.height - COUNTER_TOP
  const counter = host.painter.image('ladder-counter', STAGE.width, height, (context) => paintCounter(context, height))
  host.back.add(counter.setPosition(STAGE.width / 2, COUNTER_TOP + height / 2))
}

function paintCounter(context: CanvasRenderingContext2D, height: number): void {
  const { width } = STAGE
  context.fillStyle = PALETTE.jati
  context.fillRect(0, 0, width, height)
  context.fillStyle = PALETTE.soga
  context.fillRect(0, 0, width, 16)
  const mat = { x: 16, y: 16, width: width - 32, height: height - 32 }
  context.save()
  cutPaper(context, mat.x, mat.y, mat.width, mat.height, 26)
  context.clip()
  context.fillStyle = PALETTE.santan
  context.fillRect(mat.x, mat.y, mat.width, mat.height)
  weave(context, mat)
  edge(context, mat)
  context.restore()
}

/** Strips over and under each other, as mats of pandan leaves are woven. */
function weave(context: CanvasRenderingContext2D, { x, y, width, height }: Box): void {
  const strip = 32
  context.fillStyle = 'rgb(201 168 120 / .34)'
  for (let row = 0; row * strip < height; row += 1)
    for (let column = row % 2; column * strip < width; column += 2)
      context.fillRect(x + column * strip, y + row * strip, strip, strip)
  context.fillStyle = 'rgb(138 86 48 / .1)'
  for (let row = 1; row * strip < height; row += 1) context.fillRect(x, y + row * strip - 1, width, 2)
}

/** Tumpal: the row of triangles of woven cloth, along the lower edge. */
function edge(context: CanvasRenderingContext2D, { x, y, width, height }: Box): void {
  const size = 24
  const top = y + height - size
  context.fillStyle = PALETTE.nila
  context.fillRect(x, top, width, size)
  context.fillStyle = PALETTE.mangga
  for (let left = x; left < x + width; left += size) {
    context.beginPath()
    context.moveTo(left, top + size)
    context.lineTo(left + size / 2, top + 4)
    context.lineTo(left + size, top + size)
    context.fill()
  }
}

/** A rope from one side of the village to the other, on which cards hang. */
export function layRope(host: PartHost): void {
  const height = 60
  const rope = host.painter.image('ladder-rope', STAGE.width, height, (context) => {
    context.beginPath()
    context.moveTo(0, 8)
    context.quadraticCurveTo(STAGE.width / 2, 46, STAGE.width, 8)
    context.lineWidth = 9
    context.strokeStyle = PALETTE.jati
    context.stroke()
    context.lineWidth = 4
    context.strokeStyle = PALETTE.paperSide
    context.stroke()
  })
  host.back.add(rope.setPosition(STAGE.width / 2, ROPE_Y + height / 2 - 8))
}

/** A sign that hangs on two cords; what it shows is laid on it afterwards. */
export function layBoard(host: PartHost, box: Box): void {
  const cord = Math.min(120, box.y)
  const margin = 14
  const board = host.painter.image('ladder-board', box.width + margin * 2, box.height + cord + margin, (context) => {
    context.lineWidth = 5
    context.strokeStyle = PALETTE.jati
    for (const x of [margin + 70, margin + box.width - 70]) {
      context.beginPath()
      context.moveTo(x, 0)
      context.lineTo(x, cord + 8)
      context.stroke()
    }
    context.shadowColor = 'rgb(27 84 80 / .35)'
    context.shadowBlur = 12
    context.shadowOffsetY = 6
    cutPaper(context, margin, cord, box.width, box.height, 30)
    context.fillStyle = PALETTE.kertas
    context.fill()
    context.shadowColor = 'transparent'
    context.lineWidth = 8
    context.strokeStyle = PALETTE.soga
    context.stroke()
  })
  host.back.add(board.setPosition(box.x + box.width / 2, box.y + (box.height - cord + margin) / 2))
}
