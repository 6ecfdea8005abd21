import { expectedRight } from './knowing.ts'
import { RULES, type Skill } from './rules.ts'

/** An item that may be asked today. `order`: its place on the ladder; `recall`: how well it is remembered now, 0 to 1. */
export interface PathItem {
  readonly item: string
  readonly skill: Skill
  readonly guess: number
  readonly p: number
  readonly asked: boolean
  readonly due: boolean
  readonly recall: number
  readonly order: number
}

/** What a teacher has set for a child: items that come first, items or skills that don't come, a step, a book at a page, minutes. */
export interface Override {
  readonly pin?: readonly string[]
  readonly off?: readonly string[]
  readonly step?: string
  readonly book?: { readonly id: number; readonly page: number }
  readonly minutes?: number
}

/** The chosen items by why they were chosen. */
export interface Choice<Item extends PathItem = PathItem> {
  readonly pinned: readonly Item[]
  readonly joy: readonly Item[]
  readonly fresh: readonly Item[]
  readonly due: readonly Item[]
  readonly more: readonly Item[]
}

const isSound = ({ item }: PathItem) => item.startsWith('sound:')
const byRecall = (a: PathItem, b: PathItem) => a.recall - b.recall || a.order - b.order
const byOrder = (a: PathItem, b: PathItem) => a.order - b.order
const isShaky = ({ asked, p }: PathItem) => asked && p < RULES.shaky

/** Chooses items for the slots: pinned, then joy, new, due; what is still free goes to new, then joy. Nothing new while too much is shaky. */
export function choose<Item extends PathItem>(
  items: readonly Item[],
  slots: number,
  override: Override = {},
): Choice<Item> {
  const off = new Set(override.off)
  const may = items.filter(({ item, skill }) => !off.has(item) && !off.has(skill))
  const all = may.filter(({ item }) => override.pin?.includes(item))
  const rest = may.filter((one) => !all.includes(one))
  const isTooMuch = may.filter(isShaky).length > RULES.shakyMost
  const joys = rest.filter(({ asked, due, p }) => asked && !due && p >= RULES.firm).toSorted(byRecall)
  const dues = rest.filter(({ asked, due, p }) => asked && (due || p < RULES.firm)).toSorted(byRecall)
  const news = isTooMuch ? [] : fewSounds(rest.filter(({ asked }) => !asked).toSorted(byOrder))
  const share = (part: number) => Math.round((slots * part) / RULES.slotsOf)

  const pinned = all.slice(0, slots)
  let left = slots - pinned.length
  const take = (list: readonly Item[], most: number) => {
    const taken = list.slice(0, Math.max(0, Math.min(most, left)))
    left -= taken.length
    return taken
  }
  const joy = take(joys, share(RULES.slots.joy))
  const fresh = take(news, share(RULES.slots.fresh))
  const due = take(dues, slots)
  const more = take([...news.slice(fresh.length), ...joys.slice(joy.length)], slots)
  return { pinned, joy, fresh, due, more }
}

function fewSounds<Item extends PathItem>(news: readonly Item[]): Item[] {
  let sounds = 0
  return news.filter((one) => {
    if (isSound(one)) sounds += 1
    return !isSound(one) || sounds <= RULES.freshSounds
  })
}

/**
 * Brings the mean chance of being right into the aim (.7 to .9): below it something new is exchanged for something sure that was not chosen, above it
 * something sure for something new. Pinned and due items stay.
 */
export function aimed<Item extends PathItem>(
  choice: Choice<Item>,
  items: readonly Item[],
  override: Override = {},
): Choice<Item> {
  const [least, most] = RULES.aim
  const off = new Set(override.off)
  const free = items.filter(({ item, skill }) => !off.has(item) && !off.has(skill))
  const isTooMuch = free.filter(isShaky).length > RULES.shakyMost
  let now = choice
  for (let rounds = items.length; rounds > 0; rounds--) {
    const chosen = chosenItems(now)
    const isFree = (one: Item) => !chosen.includes(one)
    const mean = meanExpected(chosen)
    const fresh = [...now.fresh, ...now.more].filter(({ asked }) => !asked).toSorted(byOrder)
    const sure = [...now.joy, ...now.more].filter(({ asked, p }) => asked && p >= RULES.firm).toSorted(byRecall)
    const joys = free.filter((one) => isFree(one) && one.asked && !one.due && one.p >= RULES.firm).toSorted(byRecall)
    const newSounds = fresh.filter(isSound).length
    const news = free
      .filter((one) => isFree(one) && !one.asked && (!isSound(one) || newSounds < RULES.freshSounds))
      .toSorted(byOrder)
    const next =
      mean < least
        ? swap(now, fresh.at(-1), joys[0])
        : mean > most && !isTooMuch
          ? swap(now, sure.at(-1), news[0])
          : now
    if (next === now) return now
    now = next
  }
  return now
}

/** Everything that was chosen, in no order that matters. */
const chosenItems = <Item extends PathItem>({ pinned, joy, fresh, due, more }: Choice<Item>): Item[] => [
  ...pinned,
  ...joy,
  ...fresh,
  ...due,
  ...more,
]

/** The mean chance of being right at the first try; 1 without items. */
function meanExpected(items: readonly PathItem[]): number {
  if (items.length === 0) return 1
  return items.reduce((sum, { p, guess }) => sum + expectedRight(p, guess), 0) / items.length
}

function swap<Item extends PathItem>(
  choice: Choice<Item>,
  out: Item | undefined,
  into: Item | undefined,
): Choice<Item> {
  if (!out || !into) return choice
  const without = (list: readonly Item[]) => list.filter((one) => one !== out)
  const { pinned, due } = choice
  const [joy, fresh, more] = [without(choice.joy), without(choice.fresh), without(choice.more)]
  return into.asked
    ? { pinned, due, joy: [...joy, into], fresh, more }
    : { pinned, due, joy, fresh: [...fresh, into], more }
}

/** A sure one first and last; between them the hardest and the easiest by turns. */
export function order<Item extends PathItem>({ pinned, joy, fresh, due, more }: Choice<Item>): Item[] {
  const easy = [...joy]
  const first = easy.shift()
  const last = easy.pop()
  const hard = [...pinned, ...fresh, ...due, ...more].toSorted((a, b) => a.p - b.p || a.order - b.order)
  const mixed: Item[] = []
  while (hard.length > 0) {
    const [hardest] = hard.splice(0, 1)
    const [easiest] = hard.splice(-1, 1)
    mixed.push(...[hardest, easiest].filter((one) => one !== undefined))
  }
  return [first, ...mixed, ...easy, last].filter((one) => one !== undefined)
}

/**
 * Keeps items apart that children mix up (m, n) while either is not firm: the later one of two changes places with the nearest that may stand there.
 * First and last stay where they are. Where nothing fits, they stay together.
 */
export function keptApart<Item extends PathItem>(
  list: readonly Item[],
  areMixedUp: (one: Item, other: Item) => boolean,
): Item[] {
  const kept = [...list]
  const clash = (a: Item | undefined, b: Item | undefined) =>
    a !== undefined && b !== undefined && (a.p < RULES.firm || b.p < RULES.firm) && areMixedUp(a, b)
  const clashes = () => kept.filter((one, at) => at > 0 && clash(kept[at - 1], one)).length
  for (let at = 1; at < kept.length; at++) {
    if (!clash(kept[at - 1], kept[at])) continue
    const before = clashes()
    for (let other = 1; other < kept.length - 1; other++) {
      exchange(kept, at, other)
      if (at < kept.length - 1 && clashes() < before) break
      exchange(kept, at, other)
    }
  }
  return kept
}

function exchange(list: PathItem[], a: number, b: number): void {
  const [one, other] = [list[a], list[b]]
  if (one === undefined || other === undefined) return
  list[a] = other
  list[b] = one
}
