import { PALETTE } from '../../../../game/parts/palette.ts'
import type { PartHost } from '../../../../game/parts/partHost.ts'
import { glide, MS } from '../../../../game/parts/tween.ts'
import { centreOf } from '../../../../game/rules/geometry.ts'
import type { RuleTarget } from '../../../../game/targets.ts'
import type { LadderCard } from '../../../shared/ladder/parts/card.ts'

/** How far the drum gives way when it is beaten. */
const PRESSED = 0.93

/** A drum that stands on the counter; it gives way while it sounds. */
export function makeDrum(host: PartHost, target: RuleTarget): LadderCard {
  const { width, height } = target.box
  const drum = host.painter.image('ladder-drum', width, height, (context) => paintDrum(context, width, height))
  const { x, y } = centreOf(target.box)
  const object = host.scene.add.container(x, y, [drum])
  host.layer.add(object)
  return {
    box: () => target.box,
    update: () => undefined,
    light(isLit) {
      if (host.motion !== 'reduced') glide(host.scene, object, { scale: isLit ? PRESSED : 1 }, MS.press)
    },
    glow: () => undefined,
    destroy() {
      host.scene.tweens.killTweensOf(object)
      object.destroy(true)
    },
  }
}

function paintDrum(context: CanvasRenderingContext2D, width: number, height: number): void {
  const rx = width * 0.44
  const ry = height * 0.15
  const [x, top, bottom] = [width / 2, ry + 10, height - ry - 8]
  context.shadowColor = 'rgb(59 33 28 / .35)'
  context.shadowBlur = 10
  context.shadowOffsetY = 5
  context.beginPath()
  context.ellipse(x, bottom, rx * 0.78, ry, 0, 0, Math.PI)
  context.lineTo(x - rx, top)
  context.lineTo(x + rx, top)
  context.closePath()
  context.fillStyle = '#C8433C'
  context.fill()
  context.shadowColor = 'transparent'
  lace(context, { x, top, bottom, rx, ry })
  context.beginPath()
  context.ellipse(x, top, rx, ry, 0, 0, Math.PI * 2)
  context.fillStyle = PALETTE.kertas
  context.fill()
  context.lineWidth = 12
  context.strokeStyle = PALETTE.soga
  context.stroke()
  context.lineWidth = 4
  context.strokeStyle = PALETTE.jati
  context.stroke()
}

/** The cords that hold the skin, in zigzag. */
function lace(
  context: CanvasRenderingContext2D,
  { x, top, bottom, rx, ry }: { x: number; top: number; bottom: number; rx: number; ry: number },
): void {
  const cords = 8
  context.beginPath()
  for (let cord = 0; cord <= cords; cord += 1) {
    const share = (cord / cords) * 2 - 1
    const isUp = cord % 2 === 0
    const curve = Math.sqrt(1 - share * share)
    const reach = isUp ? rx : rx * 0.78
    context.lineTo(x + share * reach, (isUp ? top : bottom) + ry * curve * (isUp ? 0.9 : 0.8))
  }
  context.lineWidth = 6
  context.lineJoin = 'round'
  context.strokeStyle = PALETTE.cahaya
  context.stroke()
}
