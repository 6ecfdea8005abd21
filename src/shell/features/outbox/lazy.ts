/** Loads the saving code when there is something to save. */
export const loadPerformCall = () => import('./performCall.ts')

/** Loads what sends the work of other tablets, on tablets of a class. */
export const loadCarryOn = () => import('./workFile/carryOn.ts')
