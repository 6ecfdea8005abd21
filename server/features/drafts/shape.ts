import { DRAFT_BYTES, DRAFT_DEPTH, type DraftRequest } from '../../contract/drafts.ts'
import { HttpError, invalid } from '../../lib/httpError.ts'

/** A draft as text to store. Refuses (413, 422) what is too large or too deep, or has another key than its address; nothing else is judged. */
export function storedBody(key: string, { draft, holders }: DraftRequest): { body: string; bytes: number } {
  if (isDeeperThan(draft, DRAFT_DEPTH)) throw invalid('draft', 'The draft field has too many levels.')
  if (draft['key'] !== key) throw invalid('draft.key', 'The draft.key field must be the key of the address.')
  const body = JSON.stringify({ draft, holders })
  const bytes = Buffer.byteLength(body)
  if (bytes > DRAFT_BYTES) throw new HttpError(413, 'This is too large.')
  return { body, bytes }
}

/** Level by level: no depth can exhaust the stack. */
function isDeeperThan(value: unknown, most: number): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > most) return true
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []))
  }
  return false
}
