import { isRecord, readJson, writeText } from '../../lib/device/storage.ts'

const KEY = 'rounds'

/** The number of a learner's round of a book, and whether it is completed. */
interface Round {
  readonly round: number
  readonly isOver: boolean
}

type Rounds = Readonly<Record<string, Round>>

const FIRST: Round = { round: 1, isOver: false }

// Fallback in memory if the storage refuses.
let remembered: Rounds = {}

/** The learner's round of a book, from 1, as far as this device knows. */
export function roundOf(learnerId: string, bookId: number): number {
  return now(learnerId, bookId).round
}

/** The book was started; `told` is the round from the service's response, if any. */
export function noteStart(learnerId: string, bookId: number, reported: unknown): void {
  const { round, isOver } = now(learnerId, bookId)
  const known = typeof reported === 'number' && Number.isInteger(reported) && reported > 0 ? reported : undefined
  store(learnerId, bookId, { round: known ?? (isOver ? round + 1 : round), isOver: false })
}

/** The book was completed: the next start begins another round. */
export function noteCompletion(learnerId: string, bookId: number): void {
  store(learnerId, bookId, { round: roundOf(learnerId, bookId), isOver: true })
}

const nameOf = (learnerId: string, bookId: number) => `${learnerId}/${bookId}`

function now(learnerId: string, bookId: number): Round {
  return all()[nameOf(learnerId, bookId)] ?? FIRST
}

function all(): Rounds {
  return readJson(KEY, parse) ?? remembered
}

function store(learnerId: string, bookId: number, round: Round): void {
  remembered = { ...all(), [nameOf(learnerId, bookId)]: round }
  writeText(KEY, JSON.stringify(remembered))
}

function parse(raw: unknown): Rounds | undefined {
  if (!isRecord(raw)) return undefined
  const rounds = Object.entries(raw).flatMap(([name, stored]): [string, Round][] => {
    const isRound = isRecord(stored) && typeof stored['round'] === 'number' && typeof stored['isOver'] === 'boolean'
    return isRound ? [[name, { round: Number(stored['round']), isOver: stored['isOver'] === true }]] : []
  })
  return Object.fromEntries(rounds)
}
