import type { PartHost } from '../../../game/parts/partHost.ts'
import { makePictureTile } from '../../../game/parts/pictureTile.ts'
import type { TargetView } from '../../../game/parts/targetView.ts'
import { STAGE } from '../../../game/rules/geometry.ts'
import { PlayScene } from '../../../game/scene/play/playScene.ts'
import type { Box, RuleTarget } from '../../../game/targets.ts'
import type { GoatJumpingState } from './rules.ts'
import type { GoatJumping } from './schema.ts'

/** Six goats, each with its number on a plate; a called goat changes its picture and jumps up to half the picture's height. */
export default class GoatJumpingScene extends PlayScene<GoatJumping, GoatJumpingState> {
  protected override assets({ elements }: GoatJumping): readonly string[] {
    return elements.flatMap(({ image, imageJump }) => [image, imageJump])
  }

  protected override makeView(target: RuleTarget, host: PartHost): TargetView {
    const goat = this.page.config.elements.find(({ id }) => id === target.id)
    const tile = (shown: RuleTarget) =>
      makePictureTile(host, shown, {
        key: goat && this.pictures.get(goat.image),
        doneKey: goat && this.pictures.get(goat.imageJump),
        word: String(goat?.content ?? ''),
        stands: true,
      })
    const view = tile(this.raised(target))
    return {
      ...bound(view),
      update: (next, how) => view.update(this.raised(next), how),
    }
  }

  /** A goat that has jumped is shown at half the height (SPEC section 4). */
  private raised(target: RuleTarget): RuleTarget {
    if (target.state !== 'done') return target
    const { raiseToPercentHeight } = this.page.config.goatSettings
    const foot = STAGE.height * (1 - raiseToPercentHeight / 100)
    const box: Box = { ...target.box, y: foot - target.box.height / 2 }
    return { ...target, box }
  }
}

/** The view as an object with own methods, so that one of them can be replaced. */
function bound(view: TargetView): TargetView {
  return {
    box: () => view.box(),
    update: (target, how) => view.update(target, how),
    lift: (isLifted) => view.lift?.(isLifted),
    reject: () => view.reject?.(),
    glow: (isGlowing) => view.glow?.(isGlowing),
    destroy: () => view.destroy(),
  }
}
