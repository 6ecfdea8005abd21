import type { Filling } from '../../../game/authoring.ts'
import type { Offer, OfferedThing } from '../../../game/offer.ts'
import { allBoxes, lacks, mostAlike, namesOf, numbered } from '../../shared/filling.ts'

const AREAS = 'tapAreas'
/** The voice counts so far. */
const MOST = 12

/** Equal things if there are any, else people, else everything. */
function usualThings(things: readonly OfferedThing[]): readonly OfferedThing[] {
  const alike = mostAlike(things)
  if (alike.length > 0) return alike
  const people = things.filter(({ isPerson }) => isPerson)
  return people.length > 1 ? people : things
}

/** Areas around things of the picture, counted from left to right or in the author's order. */
export function fill(offer: Offer): Filling {
  const isOrdinal = offer.flag('isOrdinal', false)
  const offered = offer.things(AREAS)
  const things = (offer.isChosen(AREAS) ? offered : usualThings(offered)).slice(0, MOST)
  if (things.length < 2) return lacks('needs 2 things to tap', 'perlu 2 benda untuk diketuk')
  const boxes = allBoxes(offer, AREAS, things)
  if (!boxes) return lacks('draw the areas', 'gambar areanya')
  const labels = numbered(things)
  return {
    about: namesOf(things),
    fields: {
      isOrdinal,
      tapAreas: things.map(({ id }, index) => ({
        // The order is in the number of the id.
        id: isOrdinal ? `${id.replaceAll(/[^a-z]+/g, '-')}-${index + 1}`.replace(/-+/g, '-') : id,
        label: labels[index],
        ...boxes[index],
        represents: 1,
      })),
    },
  }
}
