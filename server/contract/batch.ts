/** Most events in one batch of POST /api/events. */
export const BATCH_MAX = 200
