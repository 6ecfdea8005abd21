import type { WorkKeys } from '../../../../server/contract/workFile.ts'
import { isRecord, readJson, readText, removeKey, writeText } from './storage.ts'

const TOKEN = 'classToken'
const KEYS = 'workKeys'

/** The token of the class that this tablet is linked to. */
export const classToken = (): string | undefined => readText(TOKEN)

/** Links this tablet to a class. */
export const storeClassToken = (token: string): void => {
  writeText(TOKEN, token)
}

/** Unlinks this tablet from its class; it can then neither write nor read the class's work files. */
export function forgetClass(): void {
  removeKey(TOKEN)
  removeKey(KEYS)
}

/** The secrets of the class that work files are sealed with; `undefined` before the service has given them. */
export const readWorkKeys = (): WorkKeys | undefined => readJson(KEYS, parse)

/** Stores the secrets that the service gave. None (an older service, a waiting tablet) leaves those that are known. */
export function storeWorkKeys(keys: WorkKeys | null | undefined): void {
  if (keys) writeText(KEYS, JSON.stringify(keys))
}

function parse(raw: unknown): WorkKeys | undefined {
  if (!isRecord(raw) || typeof raw['class_id'] !== 'string' || !Array.isArray(raw['secrets'])) return undefined
  const secrets = raw['secrets'].flatMap((one: unknown) =>
    isRecord(one) && typeof one['id'] === 'string' && typeof one['secret'] === 'string'
      ? [{ id: one['id'], secret: one['secret'] }]
      : [],
  )
  return secrets.length === 0 ? undefined : { class_id: raw['class_id'], secrets }
}
