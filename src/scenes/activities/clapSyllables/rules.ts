import type { KindRules } from '../../../game/rules/kindRules.ts'
import type { Box } from '../../../game/targets.ts'
import type { Beat } from '../../shared/ladder/beats.ts'
import { cardsOnMat, TOP_EAR } from '../../shared/ladder/boxes.ts'
import { roundRules } from '../../shared/ladder/round.ts'
import type { At } from '../../shared/ladder/roundKind.ts'
import type { RoundState } from '../../shared/ladder/roundState.ts'
import type { PictureCardData } from '../../shared/ladder/schema.ts'
import type { ClapSyllables, ClapSyllablesQuestion } from './schema.ts'

type ClapAt = At<ClapSyllables, ClapSyllablesQuestion>

/** The drum that may be beaten freely, stage units, and its target id. */
const DRUM: Box = { x: 1012, y: 196, width: 228, height: 236 }
export const DRUM_ID = 'drum'
/** Between the parts of a word said slowly, and between beats of the drum, ms. */
const APART_MS = 350
const BEAT_MS = 450

/** The cue under which the scene lights so many dots. */
const dotsCue = (count: number): string => `dots:${count}`

/** How many dots a cue lights. */
export const dotsOf = (cue: string): number => (cue.startsWith('dots:') ? Number(cue.slice('dots:'.length)) : 0)

/** The picture of the word. */
export const pictureOf = ({ config, question }: Pick<ClapAt, 'config' | 'question'>): PictureCardData | undefined =>
  config.pictures.find(({ id }) => id === question.picture)

/** The word part by part; as a whole where the parts cannot be heard. */
function slowly({ question: { parts, say } }: ClapAt): Beat[] {
  const clips = parts.flatMap((part) => part.say ?? [])
  if (clips.length === parts.length) return clips.map((clip) => ({ say: [clip], ms: APART_MS, lit: [DRUM_ID] }))
  return say === undefined ? [] : [{ say: [say], ms: 0, cue: 'ear' }]
}

const drummed = ({ question: { parts } }: ClapAt): Beat[] =>
  parts.flatMap(() => [{ ms: BEAT_MS - 150, lit: [DRUM_ID], effect: 'drum-mid' }, { ms: 150 }])

/** A dot for each part, with the part's sound or a beat of the drum. */
function counted({ question: { parts, say } }: ClapAt): Beat[] {
  const hasAll = parts.every((part) => part.say !== undefined)
  const whole: Beat[] = hasAll || say === undefined ? [] : [{ say: [say], ms: 200 }]
  return [
    ...whole,
    ...parts.map((part, index): Beat => {
      const cue = dotsCue(index + 1)
      return hasAll && part.say !== undefined
        ? { say: [part.say], ms: APART_MS, cue }
        : { ms: BEAT_MS, effect: 'drum-mid', cue }
    }),
    { ms: 700, cue: dotsCue(parts.length) },
  ]
}

/** How many parts has the word? */
export const clapSyllablesRules: KindRules<ClapSyllables, RoundState> = roundRules<
  ClapSyllables,
  ClapSyllablesQuestion
>({
  ear: TOP_EAR,
  answer: ({ parts }) => String(parts.length),
  item: ({ question }) => `${question.item}|clap`,
  chosenItem: ({ question }) => question.item,
  label: (_at, option, _place, context) =>
    option === '1' ? context.text('clap.one') : context.text('clap.many', { n: option }),
  boxes: ({ options }) => cardsOnMat(options.length),
  opening(at) {
    const { say } = at.question
    return [{ ms: 600, shows: true }, say === undefined ? { ms: 200, opens: true } : { say: [say], ms: 0, cue: 'ear' }]
  },
  again: (at) => (at.mode === 'withoutSound' ? [] : slowly(at)),
  right: (at) => [{ ms: 250 }, ...counted(at)],
  wrong: (at) => slowly(at),
  help: (at, level) => (level === 2 ? drummed(at) : []),
  praise: ({ question: { parts } }) => ({
    key: 'clap.right',
    params: { text: parts.map(({ text }) => text).join('-') },
  }),
  comfort: () => ({ key: 'ladder.notThis' }),
  prompt: () => ({ key: 'clap.prompt' }),
  extras: (_at, context) => [{ id: DRUM_ID, kind: 'tap', label: context.text('clap.drum'), box: DRUM }],
  touch: (_at, id) => (id === DRUM_ID ? { beats: [{ ms: 180, lit: [DRUM_ID], effect: 'drum-mid' }] } : undefined),
})
