import { EventEmitter } from 'node:events'

/** The part of Phaser that the stage's own code uses, for tests without a browser: objects store their state, nothing is drawn. */
class Thing {
  x: number
  y: number
  rotation = 0
  alpha = 1
  scaleX = 1
  scaleY = 1
  isVisible = true
  holder: Container | undefined

  constructor(_scene: unknown, x = 0, y = 0) {
    this.x = x
    this.y = y
  }

  setPosition(x: number, y: number): this {
    this.x = x
    this.y = y
    return this
  }
  setRotation(rotation: number): this {
    this.rotation = rotation
    return this
  }
  setAngle(degrees: number): this {
    return this.setRotation((degrees * Math.PI) / 180)
  }
  setScale(x: number, y = x): this {
    this.scaleX = x
    this.scaleY = y
    return this
  }
  setAlpha(alpha: number): this {
    this.alpha = alpha
    return this
  }
  setVisible(isVisible: boolean): this {
    this.isVisible = isVisible
    return this
  }
  setOrigin(): this {
    return this
  }
  setDisplaySize(): this {
    return this
  }
  destroy(): void {
    this.holder?.list.splice(this.holder.list.indexOf(this), 1)
  }
}

class Image extends Thing {
  frame: unknown

  constructor(scene: unknown, x: number, y: number, texture?: string, frame?: string) {
    super(scene, x, y)
    this.frame = frame ?? texture
  }

  setTexture(texture: string, frame?: string): this {
    this.frame = frame ?? texture
    return this
  }
}

class Container extends Thing {
  readonly list: Thing[] = []

  constructor(scene: unknown, x = 0, y = 0, children: Thing[] = []) {
    super(scene, x, y)
    this.add(children)
  }

  add(children: Thing | Thing[]): this {
    for (const child of [children].flat()) {
      child.holder = this
      this.list.push(child)
    }
    return this
  }
}

export const GameObjects = { Image, Container }

export const Scenes = { Events: { SHUTDOWN: 'shutdown', DESTROY: 'destroy', POST_UPDATE: 'postupdate' } }

/** A scene that only records tweens: `tweens.running` holds their targets. */
export class Scene {
  readonly events = new EventEmitter()
  private isAwake = true
  readonly sys = { isActive: () => this.isAwake, sleep: () => void (this.isAwake = false) }
  readonly cameras = {
    main: { setOrigin: () => this.cameras.main, setSize: () => this.cameras.main, setZoom: () => undefined },
  }
  readonly add = { container: () => new Container(this) }
  readonly textures = { get: () => ({ add: () => undefined }) }
  readonly tweens = {
    timeScale: 1,
    prevTime: 0,
    startTime: 0,
    running: [] as object[],
    add: ({ targets }: { readonly targets: object }) => this.tweens.running.push(targets),
    killTweensOf: () => undefined,
    getTweens: () => this.tweens.running,
    pauseAll: () => undefined,
    resumeAll: () => undefined,
  }
}
