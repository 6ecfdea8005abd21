import type { Language } from '../../../game/language.ts'
import { versions } from '../../lib/versions.ts'
import { choiceOf } from './device.ts'
import { type Ended, forget, type Held, heldOf, keep, takeOver } from './keeper.ts'
import { chosenFiles, type KeptFile, parseKeptList } from './keptList.ts'

/** Of a book in a language: what lies on the device, and how far keeping has come while it goes on. */
export interface KeptBook extends Held {
  /** 0 … 1 while the book is being kept. */
  readonly share: number | undefined
}

/** The worker reads this very store (`tools/worker.ts`); another version of pictures and sound has another. */
const CACHE = `kept-${versions.media}`

const states = new Map<string, KeptBook>()
const stops = new Map<string, AbortController>()
const listeners = new Set<() => void>()
let tidied: Promise<void> | undefined

const nameOf = (bookId: number, language: Language) => `${bookId}/${language}`

/** What is known of a book; undefined until it was looked for. */
export function keptBook(bookId: number, language: Language): KeptBook | undefined {
  return states.get(nameOf(bookId, language))
}

/** Calls back at each change; returns the undo. */
export function onKeptChanged(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Looks what lies on the device of a book. */
export async function lookFor(bookId: number, language: Language): Promise<void> {
  if (stops.has(nameOf(bookId, language))) return
  const held = await heldOf(await openStore(), await filesOf(bookId, language))
  tell(bookId, language, { ...held, share: undefined })
}

/** Keeps a book on the device; one that is on its way already is not begun twice. */
export async function keepBook(bookId: number, language: Language): Promise<Ended> {
  const name = nameOf(bookId, language)
  if (stops.has(name)) return 'stopped'
  const stop = new AbortController()
  stops.set(name, stop)
  try {
    const store = await openStore()
    const files = await filesOf(bookId, language)
    const held = await heldOf(store, files)
    const show = (share: number) => tell(bookId, language, { ...held, share })
    show(held.bytes === 0 ? 0 : 1 - held.missing / held.bytes)
    const fetchFile = (path: string) => fetch(path, { signal: stop.signal, priority: 'low' })
    return await keep(store, files, { fetchFile, onProgress: show, signal: stop.signal })
  } finally {
    stops.delete(name)
    await lookFor(bookId, language)
  }
}

/** Stops keeping; what has come stays. */
export function stopKeeping(bookId: number, language: Language): void {
  stops.get(nameOf(bookId, language))?.abort()
}

/** Takes a book off the device, in one language; pictures stay while the other language is kept. */
export async function removeBook(bookId: number, language: Language, other: Language): Promise<void> {
  const store = await openStore()
  const [mine, others] = await Promise.all([filesOf(bookId, language), filesOf(bookId, other)])
  const isOtherKept = (await heldOf(store, others)).isWhole
  const staying = new Set(isOtherKept ? others.map(([path]) => path) : [])
  const isOwn = (path: string) => path.includes(`/book${bookId}/`) || path.includes(`/book${bookId}-`)
  await forget(
    store,
    mine.filter(([path]) => isOwn(path) && !staying.has(path)),
  )
  await Promise.all([lookFor(bookId, language), lookFor(bookId, other)])
}

async function filesOf(bookId: number, language: Language): Promise<KeptFile[]> {
  return chosenFiles(await listOf(bookId), await choiceOf(bookId, language))
}

const lists = new Map<number, Promise<readonly KeptFile[]>>()

function listOf(bookId: number): Promise<readonly KeptFile[]> {
  const known = lists.get(bookId)
  if (known) return known
  const loading = fetch(`/kept/book${bookId}.json`).then(async (response) => parseKeptList(await response.json()))
  lists.set(bookId, loading)
  loading.catch(() => lists.delete(bookId))
  return loading
}

async function openStore(): Promise<Cache> {
  const store = await caches.open(CACHE)
  tidied ??= tidy(store)
  await tidied
  return store
}

/** What an earlier version has kept and is still the same is taken over; the rest goes. */
async function tidy(store: Cache): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith('kept-') && name !== CACHE)
  for (const name of old) {
    const from = await caches.open(name)
    const ids = new Set((await from.keys()).flatMap(({ url }) => /\/book(\d+)\//.exec(url)?.[1] ?? []))
    for (const id of ids) await takeOver(from, store, await listOf(Number(id)))
    await caches.delete(name)
  }
}

function tell(bookId: number, language: Language, state: KeptBook): void {
  states.set(nameOf(bookId, language), state)
  for (const listener of listeners) listener()
}
