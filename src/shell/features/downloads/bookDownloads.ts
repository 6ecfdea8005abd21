import type { Language } from '../../../game/language.ts'
import { mediaUrl } from '../../../game/media.ts'
import { fetchForLater, hasCome, quiet } from '../../lib/loading/line.ts'
import { downloadParts, listUrl } from './appParts.ts'
import { choiceOf } from './device.ts'
import { type Ended, forget, type Held, heldOf, download } from './downloader.ts'
import { listAt, openMediaStore } from './mediaStore.ts'
import { PACK_CACHE } from '../../lib/books/packFiles.ts'
import { packFilesOf, takenInBook } from './packDownload.ts'
import { chosenFiles, type DownloadFile, musicFiles } from './downloadList.ts'

/** State of a book in a language: what is on the device, and the progress of a running download. */
export interface BookDownload extends Held {
  /** 0 … 1 while the book is being downloaded. */
  readonly share: number | undefined
}

const states = new Map<string, BookDownload>()
const stops = new Map<string, AbortController>()
const listeners = new Set<() => void>()

const nothing = () => undefined
const nameOf = (bookId: number, language: Language) => `${bookId}/${language}`

/** State of a book; undefined until checked. */
export function downloadedBook(bookId: number, language: Language): BookDownload | undefined {
  return states.get(nameOf(bookId, language))
}

/** Calls `listener` on changes; returns an unsubscribe function. */
export function onDownloadsChanged(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Checks which files of a book are on the device. */
export async function refreshDownload(bookId: number, language: Language): Promise<void> {
  if (stops.has(nameOf(bookId, language))) return
  const held = await heldOf(await openStore(bookId), await filesOf(bookId, language))
  emit(bookId, language, { ...held, share: undefined })
}

/** Those of the books that are whole on this device in a language, so that they can be read without a network. */
export async function wholeBooks(bookIds: readonly number[], language: Language): Promise<number[]> {
  const isWhole = async (id: number) => (await heldOf(await openStore(id), await filesOf(id, language))).isWhole
  // Without a network, the list of a book that was never downloaded cannot be had.
  const whole = await Promise.all(bookIds.map((id) => isWhole(id).catch(() => false)))
  return bookIds.filter((_id, n) => whole[n])
}

/** Which files to download: all; all, each when nothing else is loading; or only those the reader has loaded already. */
export type Haste = 'now' | 'patient' | 'come'

/** How long nobody else may have needed the line when a patient download fetches its next file, ms. */
const PATIENCE_MS = 1000

/** Downloads a book and its scripts; does not start a running download again. */
export async function downloadBook(bookId: number, language: Language, haste: Haste = 'now'): Promise<Ended> {
  const name = nameOf(bookId, language)
  if (stops.has(name)) return 'stopped'
  const stop = new AbortController()
  stops.set(name, stop)
  try {
    const store = await openStore(bookId)
    const isHere = ([path]: DownloadFile) => hasCome(mediaUrl(path))
    const { needed, music } = await wantedFiles(bookId, language)
    const files = [
      ...(haste === 'come' ? needed.filter(isHere) : needed),
      ...(haste === 'now' ? music : music.filter(isHere)),
    ]
    const { signal } = stop
    const ask = async (url: string) => {
      if (haste === 'patient' && !hasCome(url)) await quiet(PATIENCE_MS, signal)
      return fetchForLater(url, signal)
    }
    const held = await heldOf(store, files)
    const show = (share: number) => emit(bookId, language, { ...held, share })
    if (haste !== 'come') show(held.bytes === 0 ? 0 : 1 - held.missing / held.bytes)
    const fetchFile = (path: string) => ask(mediaUrl(path))
    const ended = await download(store, files, { fetchFile, onProgress: haste === 'come' ? nothing : show, signal })
    if (ended !== 'stored') return ended
    // Dozens of small scripts: the line has been quiet before them, and is not waited for at each.
    const askPart = (url: string) => fetchForLater(url, signal)
    const hasParts = await downloadParts(bookId, { ask: askPart, isOnlyCome: haste === 'come', signal })
    return hasParts ? 'stored' : 'broken'
  } finally {
    stops.delete(name)
    await refreshDownload(bookId, language)
  }
}

/** Stops the download; finished files stay. */
export function stopDownload(bookId: number, language: Language): void {
  stops.get(nameOf(bookId, language))?.abort()
}

/** Removes a book in one language; pictures stay while the other language is downloaded. */
export async function removeBook(bookId: number, language: Language, other: Language): Promise<void> {
  const store = await openStore(bookId)
  const [mine, others] = await Promise.all([filesOf(bookId, language), filesOf(bookId, other)])
  const isOtherDownload = (await heldOf(store, others)).isWhole
  const staying = new Set(isOtherDownload ? others.map(([path]) => path) : [])
  const isOwn = (path: string) =>
    path.startsWith('/packs/') || path.includes(`/book${bookId}/`) || path.includes(`/book${bookId}-`)
  await forget(
    store,
    mine.filter(([path]) => isOwn(path) && !staying.has(path)),
  )
  await Promise.all([refreshDownload(bookId, language), refreshDownload(bookId, other)])
}

async function filesOf(bookId: number, language: Language): Promise<DownloadFile[]> {
  return (await wantedFiles(bookId, language)).needed
}

/** What this device needs of a book, and its music: by the list that the build made of ours, by its documents of a taken-in book. */
async function wantedFiles(bookId: number, language: Language) {
  const choice = await choiceOf(bookId, language)
  const taken = takenInBook(bookId)
  if (taken) return { needed: await packFilesOf(taken, choice), music: [] }
  const list = await listAt(listUrl(bookId))
  return { needed: chosenFiles(list, choice), music: musicFiles(list, choice) }
}

const openStore = (bookId: number): Promise<Cache> => (takenInBook(bookId) ? caches.open(PACK_CACHE) : openMediaStore())

function emit(bookId: number, language: Language, state: BookDownload): void {
  states.set(nameOf(bookId, language), state)
  for (const listener of listeners) listener()
}
