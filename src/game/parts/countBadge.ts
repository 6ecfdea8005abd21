import { GameObjects } from 'phaser'
import { STAGE } from '../rules/geometry.ts'
import type { PartHost } from './partHost.ts'
import { paintBadge, type BadgeStyle } from './shapes.ts'
import { glide, MS } from './tween.ts'

const RADIUS = 44
const SIZE = RADIUS * 2 + 16

const inside = (value: number, most: number) => Math.min(most - RADIUS, Math.max(RADIUS, value))

/** Paints the numbers of a count before they are needed. */
export function prepareCounts(host: PartHost, most: number): void {
  for (let number = 1; number <= most; number += 1) host.prepare(() => badgeTexture(host, number, 'counted'))
}

function badgeTexture(host: PartHost, number: number, look: BadgeStyle): string {
  return host.painter.texture(`seal:${look}:${number}`, SIZE, SIZE, (context) =>
    paintBadge(context, SIZE / 2, SIZE / 2, RADIUS, String(number), look),
  )
}

function makeBadge(host: PartHost, number: number, look: BadgeStyle, x: number, y: number): GameObjects.Image {
  const mark = new GameObjects.Image(host.scene, 0, 0, badgeTexture(host, number, look)).setDisplaySize(SIZE, SIZE)
  host.layer.add(mark.setPosition(inside(x, STAGE.width), inside(y, STAGE.height)))
  return mark
}

/** A badge with a number that pops up on a counted thing and stays. Centred at x, y, but always inside the picture. */
export function makeCountBadge(host: PartHost, count: number, x: number, y: number): GameObjects.Image {
  const badge = makeBadge(host, count, 'counted', x, y)
  const { scaleX, scaleY } = badge
  if (host.motion === 'reduced') return badge
  badge.setScale(scaleX * 0.2, scaleY * 0.2)
  glide(host.scene, badge, { scaleX, scaleY }, MS.calm, 'Back.easeOut')
  return badge
}

/** The number on a thing that waits for its turn. */
export function makeNumberLabel(host: PartHost, number: number, x: number, y: number): GameObjects.Image {
  return makeBadge(host, number, 'waiting', x, y)
}
