import type { Message } from '../../../game/bridge.ts'
import type { KindRules } from '../../../game/rules/kindRules.ts'
import { type Beat, spoken } from '../../shared/ladder/beats.ts'
import { SIDE_EAR, wideCards } from '../../shared/ladder/boxes.ts'
import { promptClip } from '../../shared/ladder/prompts.ts'
import { optionTarget, roundRules } from '../../shared/ladder/round.ts'
import type { At } from '../../shared/ladder/roundKind.ts'
import type { RoundState } from '../../shared/ladder/roundState.ts'
import type { PictureCardData } from '../../shared/ladder/schema.ts'
import type { Ask, AskQuestion } from './schema.ts'

type AskAt = At<Ask, AskQuestion>
type Line = AskQuestion['ask']

/** Width of an answer's card, stage units. */
const CARD_WIDTH = 330
/** How long an answer is looked at, and how long a letter of a line takes to be read, ms. */
const SEEN_MS = 900
const READ_MS = 60

/** What the scene writes on the sign. */
export const CUES = { because: 'because', back: 'back', afterwards: 'afterwards' } as const

/** An answer by its id. */
export const answerOf = ({ answers }: AskQuestion, id: string): PictureCardData | undefined =>
  answers.find((answer) => answer.id === id)

/** A line that is said while it stands on the sign; where it cannot be heard it stands there long enough to be read. */
function line({ mode, language }: AskAt, said: Line | undefined, cue: string, ms: number): Beat[] {
  if (said === undefined) return []
  const clip = mode === 'withoutSound' ? undefined : said.say[language]
  return clip === undefined ? [{ ms: ms + said.text[language].length * READ_MS, cue }] : [{ say: [clip], ms, cue }]
}

function asked({ question, language }: AskAt, opens: boolean): Beat {
  return spoken(question.ask.say[language], 300, { opens })
}

const message = (key: string, said: Line): Message => ({ key, params: { text: said.text } })

/** The story asks: pictures to choose from, and what the story said after a miss. */
export const askRules: KindRules<Ask, RoundState> = roundRules<Ask, AskQuestion>({
  ear: SIDE_EAR,
  answer: ({ answer }) => answer,
  item: ({ question: { item, type } }) => (item === undefined ? undefined : `${item}|${type}`),
  chosenItem: ({ question }, option) => answerOf(question, option)?.item ?? `word:${option}`,
  label: ({ question, language }, option) => answerOf(question, option)?.name[language] ?? option,
  boxes: ({ options }) => wideCards(options.length, CARD_WIDTH),
  opening: (at) => [
    { ms: 400 },
    asked(at, false),
    ...at.options.map((option, index) =>
      spoken(answerOf(at.question, option)?.say[at.language], 200, {
        lit: [optionTarget(option)],
        opens: index === 0,
      }),
    ),
  ],
  again: (at) => [asked(at, false)],
  right(at) {
    const { question, language, wrongMoves } = at
    if (question.answer === undefined) return [{ ms: 300 }, ...line(at, question.afterwards, CUES.afterwards, SEEN_MS)]
    const said = { say: [promptClip('yes', language)], ms: 500, cue: CUES.back }
    return [said, ...(wrongMoves > 0 ? line(at, question.because, CUES.because, SEEN_MS) : [{ ms: 400 }])]
  },
  wrong(at) {
    const { question, language, wrongMoves } = at
    const { back } = question
    if (wrongMoves > 0 || back === undefined) return []
    return [
      { say: [promptClip('listen-again', language)], ms: 0, cue: CUES.back },
      ...line(at, back, CUES.back, SEEN_MS),
    ]
  },
  help: (at) => line(at, at.question.because, CUES.because, 300),
  praise({ question, wrongMoves }) {
    if (question.answer === undefined)
      return question.afterwards ? message('ask.because', question.afterwards) : { key: 'ask.right' }
    return wrongMoves > 0 && question.because ? message('ask.because', question.because) : { key: 'ask.right' }
  },
  comfort({ question: { back, because }, wrongMoves }) {
    if (wrongMoves === 0) return back ? message('ask.listenAgain', back) : { key: 'ladder.notThis' }
    return because ? message('ask.because', because) : { key: 'ladder.notThis' }
  },
  prompt: ({ question }) => message('ask.question', question.ask),
  hearing: ({ question, language }, option) => answerOf(question, option)?.say[language],
})
