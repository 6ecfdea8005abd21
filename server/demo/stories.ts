import { answerId } from '../../src/content/ladder/story/config.ts'
import type { StoryQuestion } from '../../src/content/ladder/schema.ts'
import { chance } from './chance.ts'
import { type DemoEvent, type DemoSession, eventOf } from './facts.ts'

/** Shares of the children who guess what will come, and who tell a grown-up afterwards. */
const GUESS = 0.7
const TELL = 0.5

/**
 * What the children of the demo class guessed and told while they read: of each page that was left, its questions without a right answer. The same in
 * every demo.
 */
export function demoStoryEvents(sessions: readonly DemoSession[], questions: readonly StoryQuestion[]): DemoEvent[] {
  return sessions.flatMap((session) =>
    session.events.flatMap(({ type, t, place, round }) => {
      if (type !== 'page.leave') return []
      return questions.flatMap((question) => {
        const said = question.page === place ? saidAt(question, session) : undefined
        const at = Date.parse(session.at) + t * 1000
        return said ? [eventOf(session, said.type, at, { ...said.data, place, round, ask: question.id })] : []
      })
    }),
  )
}

function saidAt(
  { id, type, answers }: StoryQuestion,
  session: DemoSession,
): Pick<DemoEvent, 'type' | 'data'> | undefined {
  const luck = chance(`${session.id} ${id}`)
  if (type === 'tell') return luck < TELL ? { type: 'told', data: {} } : undefined
  if (type !== 'predict' || luck >= GUESS) return undefined
  return { type: 'prediction', data: { chose: answerId(Math.floor((luck / GUESS) * answers.length)) } }
}
