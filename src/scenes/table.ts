import type { KindModule } from '../game/kind.ts'
import { activityKindOf, activityKinds } from './activityKinds.ts'
import { pageKindOf, pageKinds } from './pageKinds.ts'

/** All kinds, for whoever knows pages and activities alike. What a child waits for takes only the kinds of its role. */
export const kinds = [...pageKinds, ...activityKinds] as const

/** The kind with this type and role; `undefined` where there is none. */
export function kindOf(type: string, role: KindModule['role']): KindModule | undefined {
  return role === 'page' ? pageKindOf(type) : activityKindOf(type)
}
