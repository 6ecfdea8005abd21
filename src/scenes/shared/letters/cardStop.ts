/** The target of the picture on a card: something to hear. */
export const CARD_STOP = 'card'
