import type { KindRules } from '../../../game/rules/kindRules.ts'
import { type Beat, spoken } from '../../shared/ladder/beats.ts'
import { cardsOnMat, SIDE_EAR, tilesOnSign } from '../../shared/ladder/boxes.ts'
import { roundRules } from '../../shared/ladder/round.ts'
import type { At } from '../../shared/ladder/roundKind.ts'
import type { RoundState } from '../../shared/ladder/roundState.ts'
import type { PictureCardData } from '../../shared/ladder/schema.ts'
import { partByPart, partTarget, partTargets, sayName, touchPart, wholeWord } from '../../shared/ladder/wordParts.ts'
import type { Blend, BlendQuestion } from './schema.ts'

type BlendAt = At<Blend, BlendQuestion>

/** Silence between parts, ms: as they are first heard, and closer together after a miss. */
const APART_MS = 400
const CLOSER_MS = 200
/** How long a finger sweeps under the tiles, while the child says the word, and how long the child then has, ms. */
export const SWEEP_MS = 800

/** What the scene shows while the finger sweeps. */
export const SWEEP = 'sweep'

/** A picture by its id. */
export const pictureOf = ({ pictures }: Pick<Blend, 'pictures'>, id: string): PictureCardData | undefined =>
  pictures.find((card) => card.id === id)

/** Without sound the parts are read. */
export const skillOf = ({ mode }: Pick<BlendAt, 'mode'>): string => (mode === 'withoutSound' ? 'read' : 'blend')

const partsOf = ({ question: { parts }, place }: BlendAt) => ({ parts, place })

const sweep: readonly Beat[] = [{ ms: 500 }, { ms: SWEEP_MS, cue: SWEEP }]

/** The first two parts, said as one. */
function firstTwo(at: BlendAt): Beat[] {
  const lit = [partTarget(at.place, 0), partTarget(at.place, 1)]
  const { together, parts } = at.question
  if (together !== undefined) return [{ say: [together], ms: 200, lit }]
  const said = parts.slice(0, 2).flatMap(({ say }) => say ?? [])
  return [said.length === 0 ? spoken(undefined, 200, { lit }) : { say: said, ms: 200, lit }]
}

/** Hear the parts of a word, join them, find the picture. */
export const blendRules: KindRules<Blend, RoundState> = roundRules<Blend, BlendQuestion>({
  ear: SIDE_EAR,
  answer: ({ answer }) => answer,
  item: (at) => `${at.question.item}|${skillOf(at)}`,
  chosenItem: ({ config }, option) => pictureOf(config, option)?.item ?? `word:${option}`,
  label: (at, option) => pictureOf(at.config, option)?.name[at.language] ?? option,
  boxes: ({ options }) => cardsOnMat(options.length),
  opening: (at) => [
    { ms: 600 },
    ...partByPart(partsOf(at), APART_MS),
    ...sweep,
    { ms: SWEEP_MS },
    { ms: 0, opens: true },
  ],
  again: (at) => [...partByPart(partsOf(at), APART_MS), ...sweep],
  right: (at) => [
    { ms: 450, cue: 'fly' },
    { ...wholeWord(partsOf(at), at.question.say, 1000), cue: 'fly' },
  ],
  wrong: (at, option) => [
    ...sayName(pictureOf(at.config, option), at.language, 300),
    ...partByPart(partsOf(at), CLOSER_MS),
  ],
  help: (at, level) => (level === 2 ? firstTwo(at) : [wholeWord(partsOf(at), at.question.say, 200)]),
  praise: ({ question: { word } }) => ({ key: 'ladder.right', params: { text: word } }),
  comfort(at, option) {
    const name = pictureOf(at.config, option)?.name
    return name ? { key: 'ladder.chose', params: { name } } : { key: 'ladder.notThis' }
  },
  prompt: () => ({ key: 'blend.prompt' }),
  hearing: (at, option) => pictureOf(at.config, option)?.say[at.language],
  extras: (at, context) => partTargets(tilesOnSign(at.question.parts.length), at.place, context),
  touch: (at, id) => ({ beats: touchPart(partsOf(at), id, at.mode === 'withoutSound').beats }),
})
