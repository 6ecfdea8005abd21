import type { GameObjects, Scene } from 'phaser'
import type { Painter } from './paint.ts'

/** What parts need from their scene. */
export interface PartHost {
  readonly scene: Scene
  readonly painter: Painter
  /** `reduced`: things fade instead of moving or growing; `calm`: no bursts, no idle motion. */
  readonly motion: 'full' | 'calm' | 'reduced'
  /** Below everything that is played with: backgrounds, cards, empty cells. */
  readonly back: GameObjects.Container
  /** The play layer: above the sprites, below the front pieces. */
  readonly layer: GameObjects.Container
  /** Above everything, for what is dragged. */
  readonly top: GameObjects.Container
  /** The duration of a motion: `length`, or 0 with reduced motion. */
  ms(length: number): number
  /** Schedules painting that a later touch will need, for when there is time. */
  prepare(paint: () => void): void
  /** Whether this device in this quality step and mode may show stars. */
  hasParticles(): boolean
}
