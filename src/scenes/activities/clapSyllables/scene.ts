import type { GameObjects } from 'phaser'
import type { PartHost } from '../../../game/parts/partHost.ts'
import type { TargetView } from '../../../game/parts/targetView.ts'
import type { Box, RuleTarget } from '../../../game/targets.ts'
import { SIGN } from '../../shared/ladder/boxes.ts'
import type { CardFace } from '../../shared/ladder/parts/card.ts'
import type { Asker } from '../../shared/ladder/parts/setting.ts'
import { layStall, stallFiles } from '../../shared/ladder/parts/stall.ts'
import { BROTHER } from '../../shared/ladder/sellers.ts'
import { WordScene } from '../../shared/ladder/parts/wordScene.ts'
import { optionOf } from '../../shared/ladder/round.ts'
import { atOf } from '../../shared/ladder/roundKind.ts'
import type { RoundState } from '../../shared/ladder/roundState.ts'
import type { PictureRef } from '../../shared/ladder/schema.ts'
import { makeDots } from './parts/dots.ts'
import { makeDrum } from './parts/drum.ts'
import { dotsOf, DRUM_ID, pictureOf } from './rules.ts'
import type { ClapSyllables, ClapSyllablesQuestion } from './schema.ts'

/** The picture on the sign, and below it the word once it is answered, stage units. */
const ALONE: Box = { x: SIGN.x + 40, y: SIGN.y + 22, width: SIGN.width - 80, height: SIGN.height - 44 }
const ABOVE: Box = { ...ALONE, height: 150 }
const WORD: Box = { x: SIGN.x, y: SIGN.y + 160, width: SIGN.width, height: SIGN.height - 160 }
const COUNTED: Box = { x: SIGN.x + SIGN.width - 150, y: SIGN.y + 30, width: 120, height: 120 }

/** A picture on the sign of a stall, a drum beside it, and cards with dots. */
export default class ClapSyllablesScene extends WordScene<ClapSyllables, RoundState> {
  private shownPicture: GameObjects.Image | undefined
  private dots: GameObjects.Image | undefined
  private shown = ''

  protected override pictureRefs({ pictures }: ClapSyllables): readonly PictureRef[] {
    return pictures.map(({ picture }) => picture)
  }

  protected override settingFiles(): readonly string[] {
    return stallFiles(BROTHER)
  }

  protected override laySetting(host: PartHost): Asker {
    return layStall(host, this.pictures, { seller: BROTHER, sign: SIGN })
  }

  protected override makeView(target: RuleTarget, host: PartHost): TargetView {
    return target.id === DRUM_ID ? this.lit(target.id, makeDrum(host, target)) : super.makeView(target, host)
  }

  protected override faceOf({ id }: RuleTarget): CardFace {
    const count = Number(optionOf(id))
    return { picture: (box) => [makeDots(this.host, box, count, count)], name: `dots${count}` }
  }

  protected override refresh(): void {
    const at = atOf<ClapSyllables, ClapSyllablesQuestion>(this.page.config, this.state)
    const isAnswered = this.state.status === 'answered'
    const parts = at?.question.parts ?? []
    const lit = dotsOf(this.state.script.cue)
    this.write(isAnswered && lit > 0 ? parts.map(({ text }) => text).join('-') : '', WORD, 120)
    const shown = `${at?.place ?? ''}:${isAnswered && lit > 0}:${lit}`
    if (shown === this.shown) return
    this.shown = shown
    this.shownPicture?.destroy()
    this.dots?.destroy()
    this.dots = undefined
    const card = at && pictureOf(at)
    if (!card) return
    this.shownPicture = this.pictureIn(card.picture, isAnswered && lit > 0 ? ABOVE : ALONE, card.name[this.language])
    this.host.back.add(this.shownPicture)
    if (!isAnswered || lit === 0) return
    this.dots = makeDots(this.host, COUNTED, parts.length, lit)
    this.host.back.add(this.dots)
  }
}
