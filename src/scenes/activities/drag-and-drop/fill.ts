import type { Filling } from '../../../game/authoring.ts'
import type { Offer } from '../../../game/offer.ts'
import { fillWordDrop } from '../../shared/words/fillWordDrop.ts'

/** Words of the book, and the picture of the page that has most of their things. */
export function fill(offer: Offer): Filling {
  const scene = offer.scene('image')
  const filled = fillWordDrop(offer, scene)
  return 'lacks' in filled ? filled : { ...filled, fields: { ...filled.fields, image: scene.image } }
}
