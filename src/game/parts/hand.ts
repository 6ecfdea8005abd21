import type { GameObjects } from 'phaser'
import type { PartHost } from './partHost.ts'
import { PALETTE } from './palette.ts'

const SIZE = 120
/** Size of the icon's own coordinate grid. */
const GRID = 48
const HAND =
  'M17 44C13 38 8 32 6 28 5 25 9 23 11 26L16 32V9C16 5 21.5 5 21.5 9V22C22 19.5 27 19.5 27.5 23 28.5 20.5 33 21 33 25 34.5 23 38.5 24 38.5 28V34C38.5 39 36 41 35.5 44Z'
/** Offset of the fingertip from the middle of the drawing. */
const TIP = { x: -SIZE * 0.11, y: -SIZE * 0.38 }

interface Point {
  readonly x: number
  readonly y: number
}

/** A hand that shows a move twice: taps at `from`, or drags from there to `to`. Returns a function that removes it early. */
export function showHand(host: PartHost, from: Point, to: Point | undefined, done: () => void): () => void {
  const hand = host.painter.image('hand', SIZE, SIZE, paintHand)
  host.top.add(hand)
  const at = (point: Point) => ({ x: point.x - TIP.x, y: point.y - TIP.y })
  const start = at(from)
  hand.setPosition(start.x + 60, start.y + 70).setAlpha(0)
  const stop = () => {
    host.scene.tweens.killTweensOf(hand)
    hand.destroy()
  }
  const finish = () => {
    stop()
    done()
  }
  host.scene.tweens.chain({
    targets: hand,
    loop: 1,
    tweens: steps(hand, host, start, to && at(to)),
    onComplete: finish,
  })
  return stop
}

function steps(hand: GameObjects.Image, host: PartHost, start: Point, end: Point | undefined) {
  const { scaleX } = hand
  const isStill = host.motion === 'reduced'
  const press = { scale: scaleX * 0.86, duration: 180, ease: 'Sine.easeInOut' }
  const lift = { scale: scaleX, duration: 180, ease: 'Sine.easeInOut' }
  return [
    { x: start.x, y: start.y, alpha: 1, duration: isStill ? 1 : 420, ease: 'Cubic.easeOut' },
    press,
    ...(end ? [carry(end, isStill)] : []),
    lift,
    { alpha: 0, duration: 260, hold: 200 },
    { x: start.x + 60, y: start.y + 70, duration: 1 },
  ]
}

/** Moves to the target; with reduced motion it jumps there and pauses long enough to be seen. */
function carry(end: Point, isStill: boolean) {
  const way = isStill ? { duration: 1, delay: 500, hold: 700 } : { duration: 1000, hold: 150 }
  return { x: end.x, y: end.y, ease: 'Sine.easeInOut', ...way }
}

function paintHand(context: CanvasRenderingContext2D): void {
  context.scale(SIZE / GRID, SIZE / GRID)
  const shape = new Path2D(HAND)
  context.shadowColor = 'rgb(59 33 28 / .5)'
  context.shadowBlur = 6
  context.shadowOffsetY = 4
  context.fillStyle = PALETTE.cahaya
  context.fill(shape)
  context.shadowColor = 'transparent'
  context.lineWidth = 2.4
  context.lineJoin = 'round'
  context.strokeStyle = PALETTE.tinta
  context.stroke(shape)
}
