import { makeBubble, type BubbleView } from './parts/bubble.ts'
import type { PartHost } from '../../../game/parts/partHost.ts'
import { pop } from './parts/pop.ts'
import type { TargetView } from '../../../game/parts/targetView.ts'
import type { PlayOutcome } from '../../../game/rules/session.ts'
import { PlayScene } from '../../../game/scene/play/playScene.ts'
import type { RuleTarget } from '../../../game/targets.ts'
import { BOB } from './place.ts'
import { type BubbleState, elementOf } from './rules.ts'
import type { TappingElement } from './schema.ts'

const isPicture = (content: string) => content.startsWith('/')

/** Soap bubbles that bob over the picture and pop. */
export default class TappingElementScene extends PlayScene<TappingElement, BubbleState> {
  private readonly bubbles = new Set<BubbleView>()

  protected override assets({ elements, distractorElements }: TappingElement): readonly string[] {
    return [...elements, ...distractorElements].map(({ content }) => content).filter(isPicture)
  }

  protected override makeView(target: RuleTarget, host: PartHost): TargetView {
    const content = elementOf(this.page.config, target.id)?.content ?? ''
    const colour = this.state.bubbles.find(({ id }) => id === target.id)?.colour ?? 0
    const view = makeBubble(host, target, {
      colour,
      bob: BOB,
      bornAt: this.clock.now,
      content: isPicture(content) ? { picture: this.pictures.get(content) } : { letter: content },
      gone: () => this.bubbles.delete(view),
    })
    this.bubbles.add(view)
    return view
  }

  /** Bubbles float while idle motion runs. */
  protected override animate(now: number): void {
    const strength = this.picture.strength(now)
    for (const bubble of this.bubbles) bubble.float(now, strength)
  }

  protected override isResting(): boolean {
    return this.bubbles.size === 0 || this.picture.strength(this.clock.now) === 0
  }

  /** Outcomes arrive before the views are updated, so the popped bubble still exists. */
  protected override show(outcome: PlayOutcome): void {
    const box = outcome.type === 'accepted' ? this.views.get(outcome.targetId)?.box() : undefined
    if (box) pop(this.host, box)
  }
}
