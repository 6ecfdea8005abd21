/** Book 4, page 6: the yard with the big mango tree, ladder and pole left from the tries before. */
import { skyOf } from '../../parts/skies.ts'
import { cornerGrass, yard } from './yard.ts'

/** The yard of the mango tree in the afternoon. */
export const background = (): string => skyOf('siang', { sun: [120, 70], horizon: 0.7 }) + yard()
export { cornerGrass as foreground }
