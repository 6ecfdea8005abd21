import { isRecord } from '../../lib/device/storage.ts'

/** The screen of this app from which the sign-in was asked for. */
export function returnPath(state: unknown): string | undefined {
  const from = isRecord(state) ? state['from'] : undefined
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : undefined
}
