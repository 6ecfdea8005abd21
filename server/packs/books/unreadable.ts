import type { PacksTable } from '../../db/packTables.ts'

/** A stored book that this version cannot read: what its rows say, without its content. */
export interface UnreadableBook {
  /** Its number. */
  readonly id: number
  readonly key: string
  readonly revision: number
  readonly source: 'operator' | 'class'
  readonly ownerId: string | null
  readonly addedAt: string
  readonly withdrawnAt: string | null
  /** As far as they can be made out; else the key. */
  readonly titles: { readonly en: string; readonly id: string }
  /** Of all its files. */
  readonly bytes: number
}

/** What is known of a book whose content (JSON, or what should be) cannot be read. */
export function unreadableBook(row: PacksTable, content: string | undefined, bytes: number): UnreadableBook {
  const { key, number, revision, source, owner_id, added_at, withdrawn_at } = row
  return {
    id: number,
    key,
    revision,
    source: source === 'operator' ? 'operator' : 'class',
    ownerId: owner_id,
    addedAt: added_at,
    withdrawnAt: withdrawn_at,
    titles: titlesIn(content, key),
    bytes,
  }
}

/** The titles that broken content still tells, else `key` in both languages. */
export function titlesIn(content: string | undefined, key: string): UnreadableBook['titles'] {
  const title = Object(Object(Object(parsed(content))['manifest'])['title']) as Record<string, unknown>
  const [en, id] = [title['en'], title['id']].map((text) => (typeof text === 'string' ? text : undefined))
  return { en: en ?? id ?? key, id: id ?? en ?? key }
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
