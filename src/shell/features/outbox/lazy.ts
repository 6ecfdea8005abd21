/** Loads the saving code when there is something to save. */
export const loadPerformCall = () => import('./performCall.ts')
