import { PALETTE } from '../../../../game/parts/palette.ts'
import type { PartHost } from '../../../../game/parts/partHost.ts'
import { MS, glide, Pulse } from '../../../../game/parts/tween.ts'
import { centreOf } from '../../../../game/rules/geometry.ts'
import type { Box, RuleTarget } from '../../../../game/targets.ts'
import type { LadderCard } from './card.ts'

/** Size of the icon's own coordinate grid. */
const GRID = 48
const OUTER = 'M16 40c-5 0-5-5-4-10-7-7-6-22 8-24 14-1 19 15 11 22-4 4-5 12-15 12z'
const INNER = 'M19 20c2-7 10-4 7 2-1 2-3 3-3 6'

/** The big ear: a touch says the question again. It is lit while the voice speaks. */
export function makeEar(host: PartHost, target: RuleTarget): LadderCard {
  const { x, y } = centreOf(target.box)
  const size = Math.min(target.box.width, target.box.height)
  const halo = host.painter.image('ladder-halo', size * 1.3, size * 1.3, (context) => {
    context.beginPath()
    context.arc(size * 0.65, size * 0.65, size * 0.62, 0, Math.PI * 2)
    context.fillStyle = 'rgb(255 241 196 / .85)'
    context.fill()
  })
  const ball = host.painter.image('ladder-ear', size, size, (context) => paintEar(context, size))
  const object = host.scene.add.container(x, y, [halo.setAlpha(0), ball])
  host.layer.add(object)
  const pulse = new Pulse(host.scene, object, host.motion === 'reduced')
  return {
    box: (): Box => target.box,
    update: () => undefined,
    light: (isLit) => {
      glide(host.scene, halo, { alpha: isLit ? 1 : 0 }, host.ms(MS.quick))
    },
    glow: (isGlowing) => {
      pulse.set(isGlowing)
    },
    destroy() {
      host.scene.tweens.killTweensOf([object, halo])
      object.destroy(true)
    },
  }
}

function paintEar(context: CanvasRenderingContext2D, size: number): void {
  const middle = size / 2
  context.shadowColor = 'rgb(59 33 28 / .4)'
  context.shadowBlur = 8
  context.shadowOffsetY = 5
  context.beginPath()
  context.arc(middle, middle, middle - 10, 0, Math.PI * 2)
  context.fillStyle = '#C7A3D6'
  context.fill()
  context.shadowColor = 'transparent'
  context.lineWidth = 9
  context.strokeStyle = PALETTE.putih
  context.stroke()
  context.lineWidth = 3
  context.strokeStyle = PALETTE.manggis
  context.stroke()
  const icon = size * 0.56
  context.translate(middle - icon / 2, middle - icon / 2)
  context.scale(icon / GRID, icon / GRID)
  context.lineWidth = 3.6
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.strokeStyle = PALETTE.tinta
  context.stroke(new Path2D(OUTER))
  context.stroke(new Path2D(INNER))
}
