import type { Language } from '../../../game/language.ts'
import type { Ladder } from '../schema.ts'
import { arrange, type PathAsk } from './arrange.ts'
import type { LadderAsk } from './asks.ts'
import { type BookStop, bookFor, type PathBook } from './book.ts'
import type { Override } from './choose.ts'
import { type Histories, openAsks } from './open.ts'
import { type Plan, plan } from './plan.ts'
import type { MeasuredCost } from './rules.ts'
import { turnGap } from './turns.ts'

/** What today's questions and book are chosen from; `today.ts` says what each is. */
interface ChosenFrom {
  readonly ladder: Ladder
  readonly language: Language
  readonly day: string
  readonly histories: Histories
  readonly turnDays: readonly string[]
  readonly books: readonly PathBook[]
  readonly override?: Override | undefined
  readonly measured?: MeasuredCost
}

/** What is chosen for today, before activities are made of it. `open`: all that could be asked. */
interface Chosen {
  readonly step: string | undefined
  readonly open: readonly PathAsk[]
  readonly planned: Plan<PathAsk>
  readonly book: BookStop | undefined
}

/** Chooses today's questions and book: the same on the device that plays them and in the service, which tells the teacher of them. */
export function chosenToday(asks: readonly LadderAsk[], from: ChosenFrom): Chosen {
  const { ladder, language, override } = from
  const gap = turnGap(from.turnDays)
  const { step, items } = openAsks(asks, { ...from, gap, step: override?.step })
  const planned = plan({ items, override, arrange, ...(from.measured && { measured: from.measured }) })
  const order = ladder.languages[language].steps.find(({ id }) => id === step)?.order ?? 1
  return { step, open: items, planned, book: bookFor(from.books, order, override?.book) }
}
