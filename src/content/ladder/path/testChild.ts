import { readdirSync, readFileSync } from 'node:fs'
import { seededRandom } from '../../../game/rules/random.ts'
import { ladderSchema, questionsSchema } from '../schema.ts'
import type { PathBook } from './book.ts'
import type { Question } from './knowing.ts'
import type { PathInput, TodayPath } from './today.ts'

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'))

/** The product's ladder and questions. */
export const LADDER = ladderSchema.parse(read('ladder.json'))
const QUESTIONS = readdirSync(new URL('../questions', import.meta.url))
  .toSorted((a, b) => a.localeCompare(b))
  .flatMap((name) => questionsSchema.parse(read(`questions/${name}`)))

/** Four books, the second begun. */
const BOOKS: readonly PathBook[] = [
  { id: 1, level: 'B2', page: 15, pages: 15, isLocked: false, rounds: 1, lastDay: '2026-10-30' },
  { id: 2, level: 'B2', page: 5, pages: 13, isLocked: false, rounds: 0, lastDay: '2026-11-01' },
  { id: 3, level: 'B2', page: 0, pages: 13, isLocked: true, rounds: 0 },
  { id: 4, level: 'B3', page: 0, pages: 11, isLocked: true, rounds: 0 },
]

/** The input of a path of a child who has done nothing, on a device that can play all. */
export const NEW_CHILD: PathInput = {
  ladder: LADDER,
  questions: QUESTIONS,
  language: 'id',
  mode: 'all',
  day: '2026-11-02',
  histories: new Map(),
  turnDays: [],
  books: BOOKS,
  hasKind: () => true,
  hasClip: () => true,
}

/** How a seeded child remembers: recall after so many days, with `strength` the number of right answers so far. */
export type TrueMemory = (days: number, strength: number) => number

/** A child who learns as `memory` says and plays what a path asks. Deterministic by its seed. */
export class SeededChild {
  readonly histories = new Map<string, Question[]>()
  readonly turnDays: string[] = []
  private readonly learned = new Map<string, { day: number; strength: number }>()
  private readonly random: () => number
  private readonly memory: TrueMemory

  constructor(seed: number, memory: TrueMemory) {
    this.random = seededRandom(seed)
    this.memory = memory
  }

  /** Plays all questions of a path on a day (counted from 0). */
  play(path: TodayPath, day: number): void {
    const name = dayName(day)
    this.turnDays.push(name)
    for (const { item, guess } of path.asks) this.answer(item, guess, day)
  }

  /** Answers one question and learns from it. */
  answer(item: string, guess: number, day: number): void {
    const knows = this.random() < this.recall(item, day)
    const ok = this.random() < (knows ? 0.9 : guess)
    this.histories.set(item, [...(this.histories.get(item) ?? []), { day: dayName(day), ok, guess }])
    const strength = (this.learned.get(item)?.strength ?? 0) + (knows ? 1 : 0.5)
    this.learned.set(item, { day, strength })
  }

  /** The true chance that the child knows an item on a day. */
  recall(item: string, day: number): number {
    const learned = this.learned.get(item)
    return learned ? this.memory(day - learned.day, learned.strength) : 0
  }
}

/** The day so many days after 2 November 2026. */
export function dayName(day: number): string {
  return new Date(Date.UTC(2026, 10, 2 + day)).toISOString().slice(0, 10)
}
