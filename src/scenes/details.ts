import type { KindDetails, KindModule } from '../game/kind.ts'
import { kinds } from './table.ts'

/** A kind with its details. */
export interface DetailedKind {
  readonly kind: KindModule
  readonly details: KindDetails
}

/** All kinds with their details, in the table's order; for the service and tools. */
export async function detailedKinds(list: readonly KindModule[] = kinds): Promise<DetailedKind[]> {
  return Promise.all(list.map(async (kind) => ({ kind, details: (await kind.loadDetails()).default })))
}
