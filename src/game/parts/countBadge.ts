import type { GameObjects } from 'phaser'
import type { PartHost } from './partHost.ts'
import { paintSeal } from './shapes.ts'
import { glide, MS } from './tween.ts'

const RADIUS = 44

/** A seal with a number that pops up on a thing and stays: counted. Its middle at x, y, kept inside the picture. */
export function makeCountBadge(host: PartHost, count: number, x: number, y: number): GameObjects.Image {
  const size = RADIUS * 2 + 16
  const badge = host.painter.image(`seal:${count}`, size, size, (context) =>
    paintSeal(context, size / 2, size / 2, RADIUS, String(count)),
  )
  badge.setPosition(Math.min(1280 - RADIUS, Math.max(RADIUS, x)), Math.min(800 - RADIUS, Math.max(RADIUS, y)))
  host.layer.add(badge)
  const { scaleX, scaleY } = badge
  if (host.motion === 'reduced') return badge
  badge.setScale(scaleX * 0.2, scaleY * 0.2)
  glide(host.scene, badge, { scaleX, scaleY }, MS.calm, 'Back.easeOut')
  return badge
}
