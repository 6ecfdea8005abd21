import { isRecord } from '../../lib/device/storage.ts'

/** Path of the screen that required the sign-in, from the router state; `undefined` unless it is a path within this app. */
export function returnPath(state: unknown): string | undefined {
  const from = isRecord(state) ? state['from'] : undefined
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : undefined
}
