import type { KindRules } from '../../../game/rules/kindRules.ts'
import { cardsOnMat, SIDE_EAR, textOnSign } from '../../shared/ladder/boxes.ts'
import type { Beat } from '../../shared/ladder/beats.ts'
import { roundRules } from '../../shared/ladder/round.ts'
import type { At } from '../../shared/ladder/roundKind.ts'
import type { RoundState } from '../../shared/ladder/roundState.ts'
import type { PictureCardData } from '../../shared/ladder/schema.ts'
import { partByPart, partTargets, sayName, silently, touchPart, wholeWord } from '../../shared/ladder/wordParts.ts'
import type { ReadWord, ReadWordQuestion } from './schema.ts'

type ReadWordAt = At<ReadWord, ReadWordQuestion>

/** How long a word stands alone before the pictures come, and how long it is looked at once it is read, ms. */
const ALONE_MS = 1000
const READ_MS = 900

/** A picture by its id. */
export const pictureOf = ({ pictures }: Pick<ReadWord, 'pictures'>, id: string): PictureCardData | undefined =>
  pictures.find((card) => card.id === id)

/** Whether the word is heard and looked for among written words. */
const isFound = ({ question }: Pick<ReadWordAt, 'question'>) => question.finds === 'word'

/** Whether the asked word is heard. Where it cannot be, it is shown and looked for. */
export const isHeard = (at: Pick<ReadWordAt, 'question' | 'mode'>): boolean =>
  isFound(at) && at.mode !== 'withoutSound' && at.question.say !== undefined

/** How a question is asked; its item ends with the skill. A word that was made heard part by part is blended, not read. */
export function skillOf(at: Pick<ReadWordAt, 'question' | 'mode' | 'isEased'>): string {
  if (isFound(at)) return isHeard(at) ? 'find' : 'see'
  return at.isEased ? 'blend' : 'read'
}

const partsOf = ({ question: { parts }, place }: ReadWordAt) => ({ parts, place })

function heard(at: ReadWordAt): Beat[] {
  const { say } = at.question
  return isHeard(at) && say !== undefined ? [{ say: [say], ms: 0, cue: 'ear', opens: true }] : []
}

/** Read a word, find its picture; or hear a word and find it written. */
export const readWordRules: KindRules<ReadWord, RoundState> = roundRules<ReadWord, ReadWordQuestion>({
  ear: SIDE_EAR,
  answer: ({ answer }) => answer,
  item: (at) => `${at.question.item}|${skillOf(at)}`,
  chosenItem: (at, option) =>
    (isFound(at) ? undefined : pictureOf(at.config, option)?.item) ?? `word:${option.replace(/[|\s#]/g, '-')}`,
  label(at, option, n, context) {
    if (!isFound(at)) return pictureOf(at.config, option)?.name[at.language] ?? option
    const isRead = at.mode !== 'withoutSound'
    return isRead ? context.text('ladder.card', { n, total: at.question.options.length }) : option
  },
  boxes: ({ options }) => cardsOnMat(options.length),
  opening(at) {
    if (isHeard(at)) return [{ ms: 600, shows: true }, ...heard(at)]
    return [{ ms: ALONE_MS }, { ms: 200, opens: true }]
  },
  again: (at) => heard(at),
  right: (at) => [{ ms: 200 }, wholeWord(partsOf(at), at.question.say, READ_MS)],
  wrong: (at, option) => (isFound(at) ? heard(at) : sayName(pictureOf(at.config, option), at.language)),
  help(at, level) {
    if (isFound(at)) return []
    const word = partsOf(at)
    if (level === 2) return silently(word, 600)
    return word.parts.length > 1 ? partByPart(word, 200) : [wholeWord(word, at.question.say, 200)]
  },
  praise: ({ question: { word } }) => ({ key: 'ladder.right', params: { text: word } }),
  comfort(at, option) {
    const name = isFound(at) ? undefined : pictureOf(at.config, option)?.name
    return name ? { key: 'ladder.chose', params: { name } } : { key: 'ladder.notThis' }
  },
  prompt(at) {
    if (!isFound(at)) return { key: 'readWord.read' }
    return { key: isHeard(at) ? 'readWord.find' : 'readWord.see' }
  },
  hearing: (at, option) => (isFound(at) ? undefined : pictureOf(at.config, option)?.say[at.language]),
  extras(at, context) {
    if (isFound(at)) return []
    return partTargets(textOnSign(at.question.parts.map(({ text }) => text)), at.place, context)
  },
  touch(at, id) {
    const { beats, isHeard: eases } = touchPart(partsOf(at), id, at.mode === 'withoutSound')
    return { beats, eases }
  },
})
