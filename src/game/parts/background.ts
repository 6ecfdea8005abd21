import { GameObjects } from 'phaser'
import { STAGE } from '../rules/geometry.ts'
import type { PartHost } from './partHost.ts'

/** A picture of the kit that fills the stage, below everything that is played with. Does nothing if its file is missing. */
export function layBackground(host: PartHost, key: string | undefined): void {
  if (key === undefined) return
  const picture = new GameObjects.Image(host.scene, 0, 0, key).setOrigin(0, 0)
  host.back.add(picture.setDisplaySize(STAGE.width, STAGE.height))
}
