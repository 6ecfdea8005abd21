import type { GameObjects } from 'phaser'
import type { PartHost } from '../../../game/parts/partHost.ts'
import { PALETTE } from '../../../game/parts/palette.ts'
import { STAGE } from '../../../game/rules/geometry.ts'
import type { Box, RuleTarget } from '../../../game/targets.ts'
import type { CardFace } from '../../shared/ladder/parts/card.ts'
import { type Asker, layBoard, standAsker } from '../../shared/ladder/parts/setting.ts'
import { KIKO, layStall, stallFiles } from '../../shared/ladder/parts/stall.ts'
import { WordScene } from '../../shared/ladder/parts/wordScene.ts'
import { optionOf } from '../../shared/ladder/round.ts'
import { atOf } from '../../shared/ladder/roundKind.ts'
import type { RoundState } from '../../shared/ladder/roundState.ts'
import type { PictureRef } from '../../shared/ladder/schema.ts'
import { answerOf, CUES } from './rules.ts'
import type { Ask, AskQuestion } from './schema.ts'

/** The sign with the question, stage units. */
const SIGN: Box = { x: 292, y: 112, width: 720, height: 330 }
/** Sizes of the question, which is heard and not read, stage units. */
const MOST = 84
const LEAST = 44
/** Names of answers are read on phones too, where the picture is small, stage units. */
const NAME_SIZE = 44
/** How much of a page is veiled while it is asked about. */
const VEIL = 0.65

/** A question on a sign and three pictures: at the stall, or over the page that it is about. */
export default class AskScene extends WordScene<Ask, RoundState> {
  protected override pictureRefs({ questions }: Ask): readonly PictureRef[] {
    return questions.flatMap(({ answers }) => answers.map(({ picture }) => picture))
  }

  protected override settingFiles(): readonly string[] {
    return this.isOverPage ? [] : stallFiles(KIKO)
  }

  protected override laySetting(host: PartHost): Asker {
    if (!this.isOverPage) return layStall(host, this.pictures, { seller: KIKO, sign: SIGN })
    layVeil(host)
    layBoard({ ...host, back: this.signLayer(host) }, SIGN)
    return standAsker(host, { base: undefined }, { x: 0, y: 0, height: 0 })
  }

  /** Over a page the sign hangs before the veil, which lies before everything of the page. */
  protected override signLayer(host: PartHost): GameObjects.Container {
    return this.isOverPage ? host.layer : host.back
  }

  protected override faceOf({ id }: RuleTarget): CardFace {
    const at = this.at()
    const answer = at && answerOf(at.question, optionOf(id))
    if (!answer) return {}
    const caption = answer.name[this.language]
    const name = `${at.question.id}:${answer.id}`
    return { picture: (box) => [this.pictureIn(answer.picture, box, caption)], caption, captionSize: NAME_SIZE, name }
  }

  protected override refresh(): void {
    const at = this.at()
    const question = at?.question
    const { cue } = this.state.script
    const said = {
      [CUES.because]: question?.because,
      [CUES.back]: question?.back,
      [CUES.afterwards]: question?.afterwards,
    }[cue]
    this.write((said ?? question?.ask)?.text[this.language] ?? '', SIGN, MOST, LEAST)
  }

  /** Whether the question is about a page, and hangs over its picture. */
  private get isOverPage(): boolean {
    return this.page.pictureId !== undefined
  }

  private at() {
    return atOf<Ask, AskQuestion>(this.page.config, this.state)
  }
}

/** Dims the page, so that the question stands before it. */
function layVeil(host: PartHost): void {
  const veil = host.painter.image('ladder-veil', STAGE.width, STAGE.height, (context) => {
    context.fillStyle = PALETTE.kertas
    context.fillRect(0, 0, STAGE.width, STAGE.height)
  })
  host.layer.add(veil.setPosition(STAGE.width / 2, STAGE.height / 2).setAlpha(VEIL))
}
