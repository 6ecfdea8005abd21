import type { Local } from '../../../../game/language.ts'
import { type History, NO_HISTORY, recorded, redone, undone } from './history.ts'
import { randomName } from './names.ts'
import type { Draft } from './schema.ts'

interface Entry {
  readonly draft: Draft
  readonly history: History
  readonly changedAt: number
  readonly deletedAt: number | undefined
}

const entries = new Map<string, Entry>()
const blobs = new Map<string, Blob>()
const listeners = new Set<() => void>()
let all: ReadonlyMap<string, Entry> = new Map()

function put(key: string, entry: Entry): void {
  entries.set(key, entry)
  all = new Map(entries)
  for (const listener of listeners) listener()
}

/** Drafts in memory. */
export const memoryDesk = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  entry: (key: string): Entry | undefined => entries.get(key),
  all: (): ReadonlyMap<string, Entry> => all,
  create(draft: Draft): void {
    put(draft.key, { draft, history: NO_HISTORY, changedAt: Date.now(), deletedAt: undefined })
  },
  edit(key: string, name: Local, change: (draft: Draft) => Draft): void {
    const entry = entries.get(key)
    if (!entry) return
    const after = change(entry.draft)
    const history = recorded(entry.history, { name, before: entry.draft, after, at: Date.now() })
    put(key, { ...entry, draft: after, history, changedAt: Date.now() })
  },
  move(key: string, back: boolean): void {
    const entry = entries.get(key)
    const moved = entry && (back ? undone : redone)(entry.history, entry.draft)
    if (entry && moved) put(key, { ...entry, ...moved, changedAt: Date.now() })
  },
  setDeleted(key: string, deletedAt: number | undefined): void {
    const entry = entries.get(key)
    if (entry) put(key, { ...entry, deletedAt })
  },
  async putBlob(blob: Blob): Promise<string> {
    const name = randomName()
    blobs.set(name, blob)
    return name
  },
  blob: async (name: string): Promise<Blob | undefined> => blobs.get(name),
}
