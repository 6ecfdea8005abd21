import type { Offer } from '../../../game/offer.ts'
import { fillWordDrop } from '../../shared/words/fillWordDrop.ts'

/** The words of the page, and places around their things. */
export const fill = (offer: Offer) => fillWordDrop(offer, offer.scene())
