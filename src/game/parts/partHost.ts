import type { GameObjects, Scene } from 'phaser'
import type { Painter } from './paint.ts'

/** What parts need of the scene they live in. */
export interface PartHost {
  readonly scene: Scene
  readonly painter: Painter
  /** `reduced`: nothing travels or grows, it fades; `calm`: no bursts, no idle motion. */
  readonly motion: 'full' | 'calm' | 'reduced'
  /** Under everything that is played with: backgrounds, cards, empty cells. */
  readonly back: GameObjects.Container
  /** Objects of the play layer lie over the sprites and under the front pieces. */
  readonly layer: GameObjects.Container
  /** Over everything, for what is dragged. */
  readonly top: GameObjects.Container
  /** Ms of a motion: itself, or 0 with reduced motion. */
  ms(length: number): number
  /** Paints what will be wanted at a touch, when there is time for it. */
  prepare(paint: () => void): void
  /** May stars fly on this device in this mode? */
  hasParticles(): boolean
}
