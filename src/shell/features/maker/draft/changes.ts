/** Differences between two values of plain JSON: small, and usable in both directions. Undo steps are made of them. */

/** A place in a value: names of fields and places in lists, from the outside in. */
type Path = readonly (string | number)[]

/** One difference: a value that was set (`undefined`: absent), or a stretch of a list that became another. */
export type Change =
  | { readonly path: Path; readonly from?: unknown; readonly to?: unknown }
  | {
      readonly path: Path
      readonly at: number
      readonly removed: readonly unknown[]
      readonly added: readonly unknown[]
    }

/** A change meets a value that it was not made of. */
export class ChangeError extends Error {
  override readonly name = 'ChangeError'
}

/** What changed from `before` to `after`. Parts that are the same object are not looked into. */
export function changesBetween(before: unknown, after: unknown, path: Path = []): Change[] {
  if (Object.is(before, after)) return []
  if (Array.isArray(before) && Array.isArray(after)) return listChanges(before, after, path)
  if (isObject(before) && isObject(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    return names.flatMap((name) => changesBetween(before[name], after[name], [...path, name]))
  }
  return [{ path, ...(before !== undefined && { from: before }), ...(after !== undefined && { to: after }) }]
}

function listChanges(before: readonly unknown[], after: readonly unknown[], path: Path): Change[] {
  const least = Math.min(before.length, after.length)
  let head = 0
  while (head < least && isSame(before[head], after[head])) head += 1
  let tail = 0
  while (tail < least - head && isSame(before.at(-1 - tail), after.at(-1 - tail))) tail += 1
  const removed = before.slice(head, before.length - tail)
  const added = after.slice(head, after.length - tail)
  if (removed.length === 0 && added.length === 0) return []
  if (removed.length === added.length && removed.every((one, index) => idOf(one) === idOf(added[index])))
    return removed.flatMap((one, index) => changesBetween(one, added[index], [...path, head + index]))
  return [{ path, at: head, removed, added }]
}

/** The value after the changes, or before them (`back`). Throws `ChangeError` where it is not the value that they were made of. */
export function withChanges<Value>(value: Value, changes: readonly Change[], back = false): Value {
  let next: unknown = value
  for (const change of back ? [...changes].reverse() : changes) next = withChange(next, change, back)
  // Changes lead from one value of the type to another.
  return next as Value
}

function withChange(value: unknown, change: Change, back: boolean): unknown {
  return replaced(value, change.path, (part) => {
    if (!('at' in change)) {
      const [from, to] = back ? [change.to, change.from] : [change.from, change.to]
      if (!isSame(part, from)) throw new ChangeError(`another value at ${change.path.join('.')}`)
      return to
    }
    const [removed, added] = back ? [change.added, change.removed] : [change.removed, change.added]
    if (!Array.isArray(part) || !isSame(part.slice(change.at, change.at + removed.length), removed))
      throw new ChangeError(`another list at ${change.path.join('.')}`)
    return [...part.slice(0, change.at), ...added, ...part.slice(change.at + removed.length)]
  })
}

function replaced(value: unknown, [name, ...rest]: Path, change: (part: unknown) => unknown): unknown {
  if (name === undefined) return change(value)
  if (Array.isArray(value) && typeof name === 'number') {
    if (name >= value.length) throw new ChangeError(`no place ${name}`)
    return value.map((part: unknown, index) => (index === name ? replaced(part, rest, change) : part))
  }
  if (!isObject(value)) throw new ChangeError(`no field ${name}`)
  const { [name]: part, ...others } = value
  const next = replaced(part, rest, change)
  return next === undefined ? others : { ...value, [name]: next }
}

/** Whether two values of plain JSON say the same; a field that is `undefined` counts as absent. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((part, index) => isSame(part, other[index]))
  if (!isObject(one) || !isObject(other)) return false
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) => isSame(one[name], other[name]))
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const idOf = (value: unknown): unknown => (isObject(value) ? value['id'] : undefined)
