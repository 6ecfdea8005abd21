/** Saving: not before there is something to save. */
export const loadPerformCall = () => import('./performCall.ts')
