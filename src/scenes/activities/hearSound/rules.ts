import type { KindRules } from '../../../game/rules/kindRules.ts'
import type { Box } from '../../../game/targets.ts'
import { cardsOnLine } from '../../shared/ladder/boxes.ts'
import { type Beat, spoken } from '../../shared/ladder/beats.ts'
import { clips, promptClip } from '../../shared/ladder/prompts.ts'
import { roundRules } from '../../shared/ladder/round.ts'
import type { At } from '../../shared/ladder/roundKind.ts'
import type { RoundState } from '../../shared/ladder/roundState.ts'
import type { HearSound, HearSoundQuestion } from './schema.ts'

type Sound = HearSound['sounds'][number]
/** A question of the kind in play. */
export type HearSoundAt = At<HearSound, HearSoundQuestion>

/** The big ear beside Kiko, stage units. */
const EAR: Box = { x: 386, y: 508, width: 216, height: 216 }
/** How long what was found is looked at, ms. */
const FOUND_MS = 700

/** The skill of a sound or syllable by the way it is asked. */
const SKILLS = {
  sound: { heard: 'hear', byEar: 'first', seen: 'see' },
  syllable: { heard: 'read', byEar: 'first', seen: 'see' },
} as const

/** The sound with this id in the question's language. */
export function soundOf(config: HearSound, question: HearSoundQuestion, id: string): Sound | undefined {
  return config.sounds.find(
    (sound) => sound.id === id && (sound.language === undefined || sound.language === question.language),
  )
}

/** The sound asked for. */
export const askedSound = ({ config, question }: Pick<HearSoundAt, 'config' | 'question'>): Sound | undefined =>
  soundOf(config, question, question.answer)

/** Whether the question is shown by a picture and a word with a gap, because its sound cannot be heard. */
export function isSeen(at: Pick<HearSoundAt, 'config' | 'question' | 'mode'>): boolean {
  return at.mode === 'withoutSound' || askedSound(at)?.say === undefined
}

/** How a question is asked; its item ends with the skill. */
export function skillOf(at: Pick<HearSoundAt, 'config' | 'question' | 'mode'>): string {
  const skills = at.question.item.startsWith('syllable:') ? SKILLS.syllable : SKILLS.sound
  if (isSeen(at)) return skills.seen
  return at.mode === 'byEar' ? skills.byEar : skills.heard
}

/** The sound twice, with half a second between, so that it can be held in the ear. */
function twice(clip: string | undefined, opens: boolean): Beat[] {
  if (clip === undefined) return []
  return [
    { say: [clip], ms: 500, cue: 'ear' },
    { say: [clip], ms: 0, cue: 'ear', opens },
  ]
}

/** “mmm, mata”: the sound and the word that has it. */
function withKeyword(sound: Sound | undefined): Beat[] {
  return [
    { say: clips(sound?.say), ms: 150, cue: 'found' },
    { ...spoken(sound?.keyword?.say, FOUND_MS), cue: 'found' },
  ]
}

/** Hear a sound or a syllable, find how it is written. */
export const hearSoundRules: KindRules<HearSound, RoundState> = roundRules<HearSound, HearSoundQuestion>({
  ear: EAR,
  answer: ({ answer }) => answer,
  item: (at) => `${at.question.item}|${skillOf(at)}`,
  chosenItem: ({ config, question }, option) => soundOf(config, question, option)?.item ?? question.item,
  label({ config, question, mode }, option, n, context) {
    const text = soundOf(config, question, option)?.text ?? option
    return mode === 'withoutSound' ? text : context.text('ladder.card', { n, total: question.options.length })
  },
  boxes: ({ options }) => cardsOnLine(options.length),
  opening(at) {
    const sound = askedSound(at)
    if (isSeen(at))
      return [
        { ms: 600, shows: true },
        { ms: 200, opens: true },
      ]
    return [{ ms: 600, shows: true }, ...twice(sound?.say, true)]
  },
  again: (at) => (isSeen(at) ? [] : twice(askedSound(at)?.say, false)),
  right: (at) => [{ ms: 250 }, ...withKeyword(askedSound(at))],
  wrong(at, option) {
    const asked = askedSound(at)?.say
    const chosen = soundOf(at.config, at.question, option)?.say
    if (isSeen(at) || asked === undefined || chosen === undefined) return []
    const { language = at.language } = at.question
    return [
      { say: [promptClip('that-is', language), chosen], ms: 200 },
      { say: [promptClip('find', language), asked], ms: 0, cue: 'ear' },
    ]
  },
  help(at, level) {
    const sound = askedSound(at)
    if (level === 3) return withKeyword(sound)
    return sound?.mouth === undefined ? [] : [{ ...spoken(sound.mouth.say, 300), cue: 'mouth' }]
  },
  praise(at) {
    const sound = askedSound(at)
    const text = sound?.text ?? ''
    if (sound?.keyword === undefined) return { key: 'ladder.right', params: { text } }
    return { key: 'hearSound.right', params: { text, word: sound.keyword.text } }
  },
  comfort: () => ({ key: 'ladder.notThis' }),
  prompt: (at) => ({ key: isSeen(at) ? 'hearSound.see' : 'hearSound.hear' }),
  meeting(at) {
    const sound = askedSound(at)
    if (sound === undefined) return []
    return [
      { ms: 500, shows: true },
      { ...spoken(sound.say, 500), cue: 'ear' },
      ...(sound.mouth ? [{ ...spoken(sound.mouth.say, 400), cue: 'mouth' }] : []),
      ...(sound.keyword ? withKeyword(sound) : []),
      { ms: 0, opens: true },
    ]
  },
  hearing(at, option) {
    const sound = soundOf(at.config, at.question, option)
    return sound?.keyword?.say ?? sound?.say
  },
})
