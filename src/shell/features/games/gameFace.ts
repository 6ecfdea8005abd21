import type { GameCard } from '../../../game/kind.ts'
import type { Activity } from '../../../content/schema.ts'
import { activityKindOf } from '../../../scenes/activityKinds.ts'

const PLAIN: GameCard = { border: 'nila', from: '#BDE5E2', to: '#A5CCD6', pictures: ['t-kite'], tiles: [] }

/** How an activity looks on its card: as the book has it, else as its kind has it; a kite where neither is known, or cannot be fetched. */
export async function gameFace({ card, type }: Pick<Activity, 'card' | 'type'>): Promise<GameCard> {
  if (card) return card
  try {
    const details = await activityKindOf(type)?.loadDetails()
    return details?.default.card ?? PLAIN
  } catch (error) {
    console.warn(`The card of ${type} could not be loaded`, error)
    return PLAIN
  }
}
