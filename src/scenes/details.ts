import type { KindDetails, KindModule } from '../game/kind.ts'
import type { KindRules } from '../game/rules/kindRules.ts'
import { kinds } from './table.ts'

/** A kind with its details and rules. */
export interface DetailedKind {
  readonly kind: KindModule
  readonly details: KindDetails
  readonly rules: KindRules<unknown, unknown>
}

/** All kinds with their details and rules, in the table's order; for the service and tools. */
export async function detailedKinds(list: readonly KindModule[] = kinds): Promise<DetailedKind[]> {
  return Promise.all(
    list.map(async (kind) => {
      const [{ default: details }, rules] = await Promise.all([kind.loadDetails(), kind.loadRules()])
      return { kind, details, rules }
    }),
  )
}
