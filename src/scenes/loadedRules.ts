import type { KindModule } from '../game/kind.ts'
import type { KindRules } from '../game/rules/kindRules.ts'
import { kinds } from './table.ts'

const loaded = new Map<KindModule, KindRules<unknown, unknown>>(
  await Promise.all(kinds.map(async (kind: KindModule) => [kind, await kind.loadRules()] as const)),
)

/** The rules of a kind of the table, for tools and tests, which load all of them. Throws where the table has no such kind. */
export function rulesOf(kind: KindModule): KindRules<unknown, unknown> {
  const rules = loaded.get(kind)
  if (!rules) throw new Error(`the table has no ${kind.role} ${kind.type}`)
  return rules
}
