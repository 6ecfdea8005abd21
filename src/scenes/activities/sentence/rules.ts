import type { KindRules, RulesContext } from '../../../game/rules/kindRules.ts'
import { SIDE_EAR, textOnSign, wideCards, WIDE_SIGN } from '../../shared/ladder/boxes.ts'
import { type Beat, spoken } from '../../shared/ladder/beats.ts'
import { roundRules } from '../../shared/ladder/round.ts'
import type { At } from '../../shared/ladder/roundKind.ts'
import type { RoundState } from '../../shared/ladder/roundState.ts'
import { partTarget, partTargets, touchPart, wholeWord } from '../../shared/ladder/wordParts.ts'
import type { Sentence, SentenceQuestion, Shows } from './schema.ts'

type SentenceAt = At<Sentence, SentenceQuestion>

/** How long a sentence stands alone before the pictures come, and how long it is looked at once it is read, ms. */
const ALONE_MS = 1500
const READ_MS = 700
/** Width of a picture's card, stage units. */
const CARD_WIDTH = 340

/** A sentence some of whose words were made heard is heard, not read. */
const skillOf = ({ isEased }: Pick<SentenceAt, 'isEased'>): string => (isEased ? 'hear' : 'read')

/** The words as they are written, with capitals and points; as they are said where the two do not agree. */
export function writtenWords({ text, words }: Pick<SentenceQuestion, 'text' | 'words'>): readonly string[] {
  const written = text.split(/\s+/)
  return written.length === words.length ? written : words.map((word) => word.text)
}

/** What the picture of an option shows. */
export const showsOf = (question: SentenceQuestion, option: string): Shows | undefined =>
  question.scenes.find(({ id }) => id === option)?.shows

const wordsOf = ({ question: { words }, place }: SentenceAt) => ({ parts: words, place })

/** The word by which the pictures differ pulses, unheard. */
function pulse({ question: { differs }, place }: SentenceAt): Beat[] {
  if (differs === undefined) return []
  const lit = [partTarget(place, differs)]
  return [{ ms: 350, lit }, { ms: 150 }, { ms: 350, lit }, { ms: 150 }, { ms: 350, lit }]
}

/** A picture in words: “2 hen”, “cat on table”. */
function described(at: SentenceAt, shows: Shows, context: RulesContext): string {
  const nameOf = (id: string | undefined) => at.config.pictures.find((one) => one.id === id)?.name[at.language] ?? ''
  const { a, n, act, rel, b } = shows
  return [
    ...(n > 1 ? [String(n)] : []),
    nameOf(a),
    ...(act ? [context.text(`sentence.${act}`)] : []),
    ...(rel ? [context.text(`sentence.${rel}`), nameOf(b)] : []),
  ].join(' ')
}

/** Read a sentence, find its picture. */
export const sentenceRules: KindRules<Sentence, RoundState> = roundRules<Sentence, SentenceQuestion>({
  ear: SIDE_EAR,
  answer: ({ answer }) => answer,
  item: (at) => `${at.question.item}|${skillOf(at)}`,
  chosenItem: ({ question }) => question.item,
  label(at, option, n, context) {
    const shows = showsOf(at.question, option)
    return shows ? described(at, shows, context) : context.text('ladder.card', { n, total: at.question.options.length })
  },
  boxes: ({ options }) => wideCards(options.length, CARD_WIDTH),
  opening: () => [{ ms: ALONE_MS }, { ms: 200, opens: true }],
  again: () => [],
  right: (at) => [{ ms: 200 }, wholeWord(wordsOf(at), at.question.say, READ_MS)],
  wrong: (at) => pulse(at),
  help(at, level) {
    const { differs, say, words } = at.question
    if (level === 3) return [wholeWord(wordsOf(at), say, 200)]
    const word = differs === undefined ? undefined : words[differs]
    return word ? [spoken(word.say, 200, { lit: [partTarget(at.place, differs ?? 0)] })] : []
  },
  praise: ({ question: { text } }) => ({ key: 'ladder.right', params: { text } }),
  comfort: () => ({ key: 'ladder.notThis' }),
  prompt: () => ({ key: 'sentence.prompt' }),
  extras(at, context) {
    const boxes = textOnSign(writtenWords(at.question), WIDE_SIGN)
    return partTargets(boxes, at.place, context)
  },
  touch(at, id) {
    const { beats, isHeard: eases } = touchPart(wordsOf(at), id, at.mode === 'withoutSound')
    return { beats, eases }
  },
})
