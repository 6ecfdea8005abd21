import { onUserChanged, readUser } from '../../../lib/account/session.ts'
import { Desk } from './desk.ts'
import { openKeyRing } from './store/accountKey.ts'
import { openIdbRows } from './store/idbRows.ts'
import { LocalDrafts } from './store/localDrafts.ts'
import { memoryRows } from './store/memoryRows.ts'
import { reopeningRows } from './store/reopeningRows.ts'
import { draftsApi } from './sync/draftsApi.ts'
import type { Space } from './types.ts'

/**
 * The desk of the signed-in teacher. `locked`: her drafts are encrypted with a key that is not here while the service is out of reach · `unavailable`: the
 * browser stores nothing, so that drafts last as long as the tab.
 */
export interface DeskState {
  readonly state: 'loading' | 'ready' | 'locked' | 'unavailable'
  readonly desk: Desk | undefined
}

/** While `locked`, the service is asked for the key this often, ms. */
const KEY_AGAIN_MS = 10_000
/** From one screen of the maker to the next the desk stays open, ms. */
const CLOSE_AFTER_MS = 2000
const LOADING: DeskState = { state: 'loading', desk: undefined }

const listeners = new Set<() => void>()
let current: DeskState = LOADING
let owner: string | undefined
let isStarted = false
let closing: ReturnType<typeof setTimeout> | undefined
let close: () => void = () => undefined

/** What is open now. */
export const deskNow = (): DeskState => current

/** Opens the desk for as long as somebody listens, and follows sign-ins. Returns an unsubscribe function. */
export function followDesk(listener: () => void): () => void {
  listeners.add(listener)
  clearTimeout(closing)
  if (!isStarted) start()
  return () => {
    listeners.delete(listener)
    clearTimeout(closing)
    if (listeners.size === 0) closing = setTimeout(end, CLOSE_AFTER_MS)
  }
}

function end(): void {
  close()
  close = () => undefined
  isStarted = false
  owner = undefined
  current = LOADING
}

/** The desk, once it is open. Rejects where it stays locked, or nobody is signed in. */
export function deskReady(): Promise<Desk> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (current.state === 'loading' && readUser()) return
      queueMicrotask(() => leave())
      if (current.desk) resolve(current.desk)
      else reject(new Error(`drafts are ${current.state}`))
    }
    const leave = followDesk(look)
    look()
  })
}

function show(state: DeskState): void {
  current = state
  for (const listener of listeners) listener()
}

function start(): void {
  isStarted = true
  const follow = () => {
    const id = readUser()?.id
    // The same teacher has signed in again: what waited goes on.
    if (id === owner) {
      void current.desk?.sync.now(true)
      return
    }
    owner = id
    stop()
    stop = id === undefined ? () => undefined : openFor(id)
  }
  let stop: () => void = () => undefined
  const forget = onUserChanged(follow)
  follow()
  close = () => {
    forget()
    stop()
  }
}

/** Opens one teacher's desk; returns what closes it. */
function openFor(id: string): () => void {
  const life = new AbortController()
  show(LOADING)
  opened(id, life.signal).catch((error: unknown) => {
    console.error('The drafts of this device cannot be opened', error)
    if (!life.signal.aborted) show({ state: 'unavailable', desk: undefined })
  })
  return () => {
    life.abort()
    current = LOADING
  }
}

async function opened(id: string, signal: AbortSignal): Promise<void> {
  const durable = await reopeningRows(openIdbRows).catch((error: unknown) => {
    console.warn('The browser stores no drafts: they last as long as this tab', error)
    return undefined
  })
  const rows = durable ?? memoryRows()
  const ring = await openKeyRing({ owner: id, rows, ask: () => draftsApi.key() })
  if (signal.aborted) return rows.close()
  if (!ring) {
    show({ state: 'locked', desk: undefined })
    const timer = setTimeout(() => void opened(id, signal), KEY_AGAIN_MS)
    signal.addEventListener('abort', () => clearTimeout(timer))
    return rows.close()
  }
  const local = new LocalDrafts(id, rows, ring)
  await local.moveToAccountKey()
  const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('lumbung-drafts') : undefined
  const name = readUser()?.name ?? ''
  // A channel never leaves its origin and takes no target.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const tell = (key: string) => tabs?.postMessage(key)
  const desk = new Desk({ local, api: draftsApi, name, now: Date.now, tell })
  tabs?.addEventListener('message', ({ data }) => void (typeof data === 'string' && desk.heard(data)))
  watchPage(desk, signal)
  signal.addEventListener('abort', () => {
    void desk.stop().finally(() => {
      tabs?.close()
      rows.close()
    })
  })
  await desk.start()
  if (signal.aborted) return
  show({ state: durable ? 'ready' : 'unavailable', desk })
  desk.setSpace(await readSpace())
}

/** What happens to the page: everything is stored before it may end, and sent when the network is back. */
function watchPage(desk: Desk, signal: AbortSignal): void {
  document.addEventListener('visibilitychange', () => document.hidden && void desk.saveAll(true), { signal })
  window.addEventListener('pagehide', () => desk.leave(), { signal })
  window.addEventListener('online', () => desk.sync.soon(0), { signal })
}

/** Asks the browser to keep what is stored, and how much space there is; `undefined` where it does not say. */
async function readSpace(): Promise<Space | undefined> {
  // Browsers lack it on plain http, whatever its type says.
  const storage: StorageManager | undefined = navigator.storage
  if (!storage) return undefined
  try {
    const isPersistent = (await storage.persisted()) || (await storage.persist())
    const { usage = 0, quota = 0 } = await storage.estimate()
    return { used: usage, quota, isPersistent }
  } catch (error) {
    console.warn('The browser does not say how much space there is', error)
    return undefined
  }
}
