/** Faces the pages of book 1 need beside the kit's: the same face with closed lids (for the blink), and the sneeze. */
import { EXPRESSIONS } from '../../characters/feelings.ts'

/** How the lids close: the same brows and mouth over shut eyes. */
const BLINK = 'Blink'
Object.assign(EXPRESSIONS, {
  puff: { eye: 'open', brow: [-1, -1], mouth: 'pucker' },
  puffing: { eye: 'shut', brow: [-3, -3], mouth: 'pucker' },
  achoo: { eye: 'shut', brow: [2, 2], mouth: 'shout' },
})
for (const [name, face] of Object.entries(EXPRESSIONS))
  if (!name.endsWith(BLINK)) Object.assign(EXPRESSIONS, { [name + BLINK]: { ...face, eye: 'shut', eyeR: undefined } })

/** The name of the same face with closed lids. */
export const blinkOf = (expression: string): string => expression + BLINK
