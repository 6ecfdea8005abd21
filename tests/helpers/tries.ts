import { eventSchema } from '../../server/contract/events.ts'
import { itemNames } from '../../server/features/report/figures/questions.ts'
import type { LessonItem } from '../../src/content/lessons.ts'
import { type AskedItem, itemKey } from '../../src/game/items.ts'
import type { Tried } from '../../src/game/bridge.ts'
import { LANGUAGES } from '../../src/game/language.ts'
import { seededRandom } from '../../src/game/rules/random.ts'
import { ANY_VOICE } from '../../src/game/rules/speech.ts'
import { eventOf } from '../../src/shell/features/outbox/contractEvent.ts'
import type { DetailedKind } from '../../src/scenes/details.ts'
import { anywhere } from './randomPlayer.ts'
import { type Play, playRules, solve, outcomesOf } from './playRules.ts'

/** Random moves made before the activity is solved, so that some tries are wrong. */
const RANDOM_MOVES = 40
/** Strokes that write any word. */
const STROKES = 60

/** Everything that a kind's tries report for some content: played at random and correctly, by voice and by tracing, in both languages. */
function triesOf({ kind, rules }: DetailedKind, content: unknown): Tried[] {
  return LANGUAGES.flatMap((language) => {
    const play = () => playRules(rules, kind.schema.parse(content), { language })
    const plays = [
      solved(play()),
      playedAtRandom(play()),
      ...(kind.input?.includes('voice') ? [called(play()), shouted(play())] : []),
    ]
    return plays.flatMap((played) => outcomesOf(played, 'tried').map(({ tried }) => tried))
  })
}

type Played = Play<unknown, unknown>

function solved(play: Played): Played {
  solve(play)
  for (let stroke = 0; stroke < STROKES; stroke += 1) {
    const drawn = play.session.targets().find(({ isDrawn, state }) => isDrawn === true && state === 'idle')
    if (!drawn) break
    play.session.move({ targetId: drawn.id })
  }
  return play
}

function playedAtRandom(play: Played): Played {
  const random = seededRandom(3)
  for (let turn = 0; turn < RANDOM_MOVES && !play.session.completed; turn += 1) {
    const move = anywhere(play.session.targets(), random)
    if (move) play.session.move(move)
    play.settle()
  }
  solve(play)
  return play
}

function called(play: Played): Played {
  for (let number = 12; number > 0; number -= 1) play.session.command({ type: 'heard', phrase: String(number) })
  return play
}

function shouted(play: Played): Played {
  for (let turn = 0; turn < 12; turn += 1) play.session.command({ type: 'heard', phrase: ANY_VOICE })
  return play
}

/** The items that a kind says it asks in some content, by key. */
export function askedBy({ kind, details }: DetailedKind, content: unknown): Map<string, AskedItem> {
  return new Map(details.asks(kind.schema.parse(content)).map((item) => [itemKey(item), item]))
}

/**
 * Differences between what a kind's tries report and what it says it asks: items that are not asked, questions about another item, and tries that
 * the service would refuse. Empty if there are none.
 */
export function tryFaults(one: DetailedKind, content: unknown): string[] {
  const asked = askedBy(one, content)
  const named = itemNames({
    items: new Map([...asked].map(([key, item]) => [key, lessonItem(key, item)])),
    ladder: new Map(),
  })
  const faults = triesOf(one, content).flatMap((tried) => {
    const { item, ask } = tried
    const known = asked.get(named(item))
    const recorded = { ...MOMENT, type: 'try', bookId: 1, place: 'b1-p01', input: 'tap', ...tried } as const
    const event = { ...eventOf(recorded, WHOSE, { round: () => 1, pack: () => undefined }), ...STAMP }
    const refused = eventSchema.safeParse(event).error?.issues ?? []
    return [
      ...(known ? [] : [`${item} is told, and not asked`]),
      ...(known && ask.slice(ask.indexOf(':') + 1) !== known.name ? [`${ask} asks for ${item}`] : []),
      ...refused.map(({ path, message }) => `${item}: ${path.join('.')} ${message}`),
    ]
  })
  return [...new Set(faults)]
}

/** Keys of items that a kind lists but none of its tries report. */
export function unused(one: DetailedKind, content: unknown): string[] {
  const asked = askedBy(one, content)
  const named = itemNames({
    items: new Map([...asked].map(([key, item]) => [key, lessonItem(key, item)])),
    ladder: new Map(),
  })
  const emitted = new Set(triesOf(one, content).map(({ item }) => named(item)))
  return [...asked].flatMap(([key, { isIncidental }]) => (isIncidental || emitted.has(key) ? [] : [key]))
}

function lessonItem(key: string, { name, group, skill, label }: AskedItem): LessonItem {
  return { key, name, group: group.id, skill: skill.id, label, places: [] }
}

const MOMENT = { id: 'd9b2d63d-a233-4123-847a-7090d6f5a4c1', at: '2026-11-02T08:00:00+07:00', lang: 'id' } as const
const WHOSE = { learner_id: 'learner-1', session_id: 'session-1' }
const STAMP = { device_id: 'tablet-1', device_seq: 1, app: '1', content: '1' }
