import { memoryStore } from './memoryStore.ts'
import type { OutboxStore, Waiting } from './records.ts'

type Run<Value> = (store: OutboxStore) => Promise<Value>

/** The persistent store and its fallback in memory. */
export interface SafeStore {
  /** Uses storage as far as the browser allows: refused events stay in memory while the tab lives; a save is stored durably or rejects. */
  use<Value>(run: Run<Value>): Promise<Value>
  /** Stores durably; rejects and stores nothing if the browser refuses (forbidden, full). */
  durably<Value>(run: Run<Value>): Promise<Value>
  /** Whether the last operation of the browser's store succeeded. */
  isOpen(): boolean
}

/** The browser's store, reopened if lost, with memory as the fallback for refused events or missing storage. */
export function safeStore(open: (onLost: () => void) => Promise<OutboxStore>): SafeStore {
  const { durably, isOpen } = reopening(open)
  const layered = layers(durably, memoryStore())
  return { use: (run) => run(layered), durably, isOpen }
}

function reopening(open: (onLost: () => void) => Promise<OutboxStore>): Pick<SafeStore, 'durably' | 'isOpen'> {
  let opened: Promise<OutboxStore> | undefined
  let isOpen = false
  const main = () => {
    opened ??= open(() => {
      opened = undefined
    })
    return opened
  }
  async function attempt<Value>(run: Run<Value>): Promise<Value> {
    try {
      const value = await run(await main())
      isOpen = true
      return value
    } catch (error) {
      opened = undefined
      isOpen = false
      throw error
    }
  }
  return { durably: (run) => attempt(run).catch(() => attempt(run)), isOpen: () => isOpen }
}

/** Combines both stores; events in memory have negative keys to tell them from stored ones. */
function layers(durably: SafeStore['durably'], memory: OutboxStore): OutboxStore {
  let isAnnounced = false
  const or =
    <Value>(instead: () => Promise<Value>) =>
    (error: unknown): Promise<Value> => {
      if (!isAnnounced) console.warn('The browser keeps nothing: events are kept as long as the app is open', error)
      isAnnounced = true
      return instead()
    }
  return {
    addEvent: (learnerId, make) =>
      durably((store) => store.addEvent(learnerId, make)).catch(or(() => memory.addEvent(learnerId, make))),
    // The caller continues only because it is stored.
    addCall: (learnerId, call) => durably((store) => store.addCall(learnerId, call)),
    async events(learnerId, limit) {
      const first = await durably((store) => store.events(learnerId, limit)).catch(or(async () => []))
      return [...first, ...(await memory.events(learnerId, limit - first.length))]
    },
    firstCall: (learnerId) => durably((store) => store.firstCall(learnerId)).catch(or(async () => undefined)),
    calls: (learnerId) => durably((store) => store.calls(learnerId)).catch(or(async () => [])),
    async removeEvents(keys) {
      const [here, there] = [keys.filter((key) => key < 0), keys.filter((key) => key >= 0)]
      await memory.removeEvents(here)
      if (there.length > 0) await durably((store) => store.removeEvents(there))
    },
    removeCall: (key) => durably((store) => store.removeCall(key)),
    async waiting() {
      const stored = await durably((store) => store.waiting()).catch(or(async () => new Map<string, Waiting>()))
      return merged(stored, await memory.waiting())
    },
    async tokens() {
      const stored = await durably((store) => store.tokens()).catch(or(async () => new Map<string, string>()))
      return new Map([...stored, ...(await memory.tokens())])
    },
    async setToken(learnerId, token) {
      await memory.setToken(learnerId, undefined)
      await durably((store) => store.setToken(learnerId, token)).catch(or(() => memory.setToken(learnerId, token)))
    },
    stamp: () => durably((store) => store.stamp()).catch(or(() => memory.stamp())),
    close: () => undefined,
  }
}

function merged(some: ReadonlyMap<string, Waiting>, more: ReadonlyMap<string, Waiting>): Map<string, Waiting> {
  const sums = new Map(some)
  for (const [learnerId, { calls, events }] of more) {
    const before = sums.get(learnerId) ?? { calls: 0, events: 0 }
    sums.set(learnerId, { calls: before.calls + calls, events: before.events + events })
  }
  return sums
}
