import { GameObjects } from 'phaser'
import { ASIDE_ALPHA, PALETTE, READ_FONT } from '../../../../game/parts/palette.ts'
import type { PartHost } from '../../../../game/parts/partHost.ts'
import { cutPaper, writeLine } from '../../../../game/parts/shapes.ts'
import type { TargetView } from '../../../../game/parts/targetView.ts'
import { glide, MS, Pulse, travel } from '../../../../game/parts/tween.ts'
import { centreOf } from '../../../../game/rules/geometry.ts'
import type { Box, RuleTarget } from '../../../../game/targets.ts'

/** What is on a card. */
export interface CardFace {
  /** Letters to be read, as large as the card allows. */
  readonly text?: string
  /** Makes what lies on the card, within a box around its middle (0,0). */
  readonly picture?: (box: Box) => readonly GameObjects.Image[]
  /** The name below a picture. */
  readonly caption?: string
  /** The largest size of the name's letters, stage units. */
  readonly captionSize?: number
  /** Tells textures of cards of the same size and text apart. */
  readonly name?: string
  /** It hangs on the rope by a peg. */
  readonly hasPeg?: boolean
  /** The largest size of its letters, stage units. */
  readonly size?: number
}

/** A card of the ladder: can be taken, lit while its sound is heard, and hops when it is right. */
export interface LadderCard extends TargetView {
  light(isLit: boolean): void
}

const MARGIN = 16
const CAPTION = 48
/** How far a wrong card leans back, degrees, and how high a right one hops, stage units. */
const LEAN = 7
const HOP = 34
/** How long a card leans back, and how long it takes to appear, ms. */
const LEAN_MS = 300
const APPEAR_MS = 200

type Look = 'plain' | 'lit' | 'done' | 'lifted'

/** A paper card at its target's box. */
export function makeCard(host: PartHost, target: RuleTarget, face: CardFace): LadderCard {
  return new Card(host, target, face)
}

class Card implements LadderCard {
  private readonly host: PartHost
  private readonly face: CardFace
  private readonly object
  private readonly paper: GameObjects.Image
  private readonly pulse: Pulse
  private target: RuleTarget
  private isLit = false
  private isLifted = false

  constructor(host: PartHost, target: RuleTarget, face: CardFace) {
    this.host = host
    this.target = target
    this.face = face
    this.object = host.scene.add.container(0, 0)
    this.pulse = new Pulse(host.scene, this.object, host.motion === 'reduced')
    host.layer.add(this.object)
    const { width, height } = target.box
    this.paper = new GameObjects.Image(host.scene, 0, 0, this.texture(this.look()))
    this.paper.setDisplaySize(width + MARGIN * 2, height + MARGIN * 2)
    this.object.add([this.paper, ...this.contents()])
    const { x, y } = centreOf(target.box)
    this.object.setPosition(x, y).setAlpha(0)
    glide(host.scene, this.object, { alpha: this.alpha() }, APPEAR_MS)
    for (const look of ['lit', 'done'] as const) host.prepare(() => this.texture(look))
  }

  box(): Box {
    const { width, height } = this.target.box
    return { x: this.object.x - width / 2, y: this.object.y - height / 2, width, height }
  }

  update(target: RuleTarget, how: 'still' | 'glide'): void {
    const before = this.target
    const alpha = this.alpha()
    this.target = target
    if (before.state === target.state && alpha === this.alpha() && isSame(before.box, target.box)) return
    this.isLifted = false
    this.draw()
    const isNewlyDone = target.state === 'done' && before.state !== 'done'
    if (isNewlyDone && isSame(before.box, target.box)) this.cheer()
    else this.place(how === 'glide' ? MS.calm : 0)
  }

  light(isLit: boolean): void {
    if (this.isLit === isLit) return
    this.isLit = isLit
    this.draw()
    if (isLit && this.host.motion !== 'reduced' && this.target.kind !== 'option') this.bounce(8)
  }

  lift(isLifted: boolean): void {
    if (this.isLifted === isLifted) return
    this.isLifted = isLifted
    this.draw()
    const parent = isLifted ? this.host.top : this.host.layer
    parent.add(this.object)
  }

  moveTo(x: number, y: number): void {
    this.object.setPosition(x, y)
  }

  goHome(): void {
    this.lift(false)
    this.place(MS.calm)
  }

  reject(): void {
    this.lift(false)
    const home = centreOf(this.target.box)
    if (this.host.motion === 'reduced' || Math.hypot(this.object.x - home.x, this.object.y - home.y) > HOP)
      return this.place(MS.calm)
    const { scene } = this.host
    scene.tweens.killTweensOf(this.object)
    const back = () => this.place(MS.quick)
    scene.tweens.add({
      targets: this.object,
      angle: -LEAN,
      duration: LEAN_MS / 2,
      yoyo: true,
      ease: 'Sine.easeInOut',
      onComplete: back,
    })
  }

  glow(isGlowing: boolean): void {
    this.pulse.set(isGlowing)
  }

  cheer(): void {
    if (this.host.motion === 'reduced') return this.place(0)
    this.bounce(HOP)
  }

  destroy(): void {
    this.host.scene.tweens.killTweensOf(this.object)
    this.object.destroy(true)
  }

  private bounce(height: number): void {
    const { x, y } = centreOf(this.target.box)
    this.host.scene.tweens.killTweensOf(this.object)
    this.object.setPosition(x, y).setAngle(0).setScale(1).setAlpha(this.alpha())
    const hop = { duration: 170, yoyo: true, ease: 'Quad.easeOut' }
    this.host.scene.tweens.add({ targets: this.object, y: y - height, ...hop })
  }

  private alpha(): number {
    return this.target.isAside ? ASIDE_ALPHA : 1
  }

  private place(ms: number): void {
    const { x, y } = centreOf(this.target.box)
    travel(this.host, this.object, { x, y, angle: 0, scale: 1, alpha: this.alpha() }, ms)
  }

  private look(): Look {
    if (this.target.state === 'done') return 'done'
    if (this.isLifted) return 'lifted'
    return this.isLit ? 'lit' : 'plain'
  }

  private draw(): void {
    const { width, height } = this.target.box
    this.paper.setTexture(this.texture(this.look())).setDisplaySize(width + MARGIN * 2, height + MARGIN * 2)
  }

  private contents(): GameObjects.Image[] {
    const { picture, caption, hasPeg } = this.face
    const { width, height } = this.target.box
    const below = caption === undefined ? 0 : CAPTION
    const room = { x: 18 - width / 2, y: 18 - height / 2, width: width - 36, height: height - 36 - below }
    return [...(picture?.(room) ?? []), ...(hasPeg === true ? [paintPeg(this.host, height)] : [])]
  }

  private texture(look: Look): string {
    const { width, height } = this.target.box
    const { text = '', caption, captionSize = 34, name = '', size = 150 } = this.face
    return this.host.painter.texture(
      `ladder-card:${name}:${text}:${caption ?? ''}:${look}`,
      width + MARGIN * 2,
      height + MARGIN * 2,
      (context) => {
        paintPaper(context, width, height, look)
        const room = { x: MARGIN + 10, y: MARGIN + 6, width: width - 20, height: height - 12 }
        if (text !== '') writeText(context, text, room, size)
        if (caption !== undefined)
          writeLine(
            context,
            caption,
            { ...room, y: MARGIN + height - CAPTION - 8, height: CAPTION },
            { size: captionSize },
          )
      },
    )
  }
}

const isSame = (one: Box, other: Box) => one.x === other.x && one.y === other.y && one.width === other.width

/**
 * Writes letters on a common line: a centred “a” would stand as high as a “b”, and a child would see two sizes. The line is the one of the font, not
 * of the letters.
 */
function writeText(context: CanvasRenderingContext2D, text: string, box: Box, size: number): void {
  context.font = `700 ${size}px ${READ_FONT}`
  const wide = context.measureText(text).width
  const fit = wide > box.width ? size * (box.width / wide) : size
  context.font = `700 ${fit}px ${READ_FONT}`
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.fillStyle = PALETTE.tinta
  context.fillText(text, box.x + box.width / 2, box.y + box.height / 2 + fit * 0.3)
}

const FILLS: Readonly<Record<Look, string>> = {
  plain: PALETTE.putih,
  lit: PALETTE.cahaya,
  done: '#E4F3D6',
  lifted: PALETTE.putih,
}
const RIMS: Readonly<Record<Look, string>> = {
  plain: PALETTE.soga,
  lit: PALETTE.mangga,
  done: PALETTE.hutan,
  lifted: PALETTE.nila,
}

function paintPaper(context: CanvasRenderingContext2D, width: number, height: number, look: Look): void {
  context.save()
  context.shadowColor = 'rgb(59 33 28 / .35)'
  context.shadowBlur = 10
  context.shadowOffsetY = look === 'lifted' ? 10 : 5
  cutPaper(context, MARGIN, MARGIN, width, height, 28)
  context.fillStyle = FILLS[look]
  context.fill()
  context.restore()
  cutPaper(context, MARGIN, MARGIN, width, height, 28)
  context.lineWidth = look === 'plain' ? 5 : 9
  context.strokeStyle = RIMS[look]
  context.stroke()
}

const PEG = { width: 26, height: 66 } as const

/** A wooden clothes peg that holds the card on the rope. */
function paintPeg(host: PartHost, cardHeight: number): GameObjects.Image {
  const peg = host.painter.image('ladder-peg', PEG.width, PEG.height, (context) => {
    cutPaper(context, 4, 2, PEG.width - 8, PEG.height - 4, 7)
    context.fillStyle = PALETTE.paperSide
    context.fill()
    context.lineWidth = 3
    context.strokeStyle = PALETTE.jati
    context.stroke()
    context.beginPath()
    context.moveTo(4, 26)
    context.lineTo(PEG.width - 4, 26)
    context.stroke()
  })
  return peg.setPosition(0, -cardHeight / 2 - 4)
}
