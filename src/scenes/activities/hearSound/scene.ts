import type { PartHost } from '../../../game/parts/partHost.ts'
import { centreOf } from '../../../game/rules/geometry.ts'
import type { Box, RuleTarget } from '../../../game/targets.ts'
import type { CardFace } from '../../shared/ladder/parts/card.ts'
import { type Keyword, KeywordPanel } from '../../shared/ladder/parts/keyword.ts'
import { LadderScene } from '../../shared/ladder/parts/ladderScene.ts'
import { paintLips } from '../../shared/ladder/parts/lips.ts'
import { type Asker, layRope, layVillage, SETTING_FILES, standAsker } from '../../shared/ladder/parts/setting.ts'
import { EAR_ID, optionOf, optionTarget } from '../../shared/ladder/round.ts'
import { atOf } from '../../shared/ladder/roundKind.ts'
import type { RoundState } from '../../shared/ladder/roundState.ts'
import type { PictureRef } from '../../shared/ladder/schema.ts'
import { askedSound, isSeen, soundOf } from './rules.ts'
import type { HearSound, HearSoundQuestion } from './schema.ts'

/** Where the keyword and the mouth appear, stage units. */
const PANEL: Box = { x: 680, y: 496, width: 560, height: 256 }
/** The size of a letter on its card, stage units. */
const LETTER = 170

/** Cards with letters on a rope; Kiko asks for one of them. */
export default class HearSoundScene extends LadderScene<HearSound, RoundState> {
  private panel: KeywordPanel | undefined

  protected override pictureRefs({ sounds }: HearSound): readonly PictureRef[] {
    return sounds.flatMap(({ keyword }) => keyword?.picture ?? [])
  }

  protected override settingFiles(): readonly string[] {
    return Object.values(SETTING_FILES)
  }

  protected override laySetting(host: PartHost): Asker {
    layVillage(host, this.pictures.get(SETTING_FILES.village))
    layRope(host)
    this.panel = new KeywordPanel(host, this.cards, PANEL)
    const keys = {
      base: this.pictures.get(SETTING_FILES.kiko),
      glad: this.pictures.get(SETTING_FILES.kikoGlad),
    }
    return standAsker(host, keys, { x: 206, y: 772, height: 300 })
  }

  protected override faceOf({ id }: RuleTarget): CardFace {
    const { config } = this.page
    const at = atOf<HearSound, HearSoundQuestion>(config, this.state)
    const sound = at && (id.startsWith('option:') ? soundOf(config, at.question, optionOf(id)) : askedSound(at))
    return { text: sound?.text ?? '', hasPeg: true, size: LETTER }
  }

  protected override refresh(): void {
    const { status } = this.state
    const answer = atOf<HearSound, HearSoundQuestion>(this.page.config, this.state)?.question.answer ?? ''
    const card = status === 'answered' ? this.views.target(optionTarget(answer)) : undefined
    this.panel?.show(this.keyword(), card && centreOf(card.box))
  }

  /** The word that has the sound, how the mouth makes it, or nothing. */
  private keyword(): Keyword | undefined {
    const at = atOf<HearSound, HearSoundQuestion>(this.page.config, this.state)
    const sound = at && askedSound(at)
    if (!at || !sound || this.state.status === 'done') return undefined
    const { cue } = this.state.script
    const { keyword, mouth } = sound
    if (cue === 'found' && keyword) return keyword
    if ((cue === 'mouth' || (this.state.wrongMoves >= 2 && cue !== EAR_ID)) && mouth && this.state.status === 'asking')
      return { text: mouth.text, icon: paintLips }
    if (!isSeen(at) || this.state.status === 'answered') return undefined
    return keyword ? { ...keyword, text: withGap(keyword.text, sound.text) } : { text: sound.text }
  }
}

/** `mata` without its `m`: `_ata`. */
const withGap = (word: string, text: string) => word.replace(text, '_'.repeat(Math.max(1, text.length)))
