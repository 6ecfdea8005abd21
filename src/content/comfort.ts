/**
 * What makes reading easier for one child: `seeWords` shows what is asked aloud, `wide` parts letters and words, `large` enlarges the text, `soft`
 * tints its paper, `ruler` marks the line that is read, `switch` keeps who plays by a switch inside the game.
 */
export const COMFORTS = ['seeWords', 'wide', 'large', 'soft', 'ruler', 'switch'] as const

/** One of `COMFORTS`. */
export type Comfort = (typeof COMFORTS)[number]
