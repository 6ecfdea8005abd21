import { memoryStore } from './memoryStore.ts'
import type { OutboxStore, Waiting } from './records.ts'

type Run<Value> = (store: OutboxStore) => Promise<Value>

/** Two ways to keep things. */
export interface SafeStore {
  /** Reads and keeps as well as the browser allows; events that it refuses are kept as long as the tab lives. A call is kept for good or rejects. */
  use<Value>(run: Run<Value>): Promise<Value>
  /** Keeps for good; rejects where the browser refuses (forbidden, full), and then has kept nothing. */
  durably<Value>(run: Run<Value>): Promise<Value>
  /** Did the browser's store do what it was last asked? */
  isOpen(): boolean
}

/** The browser's store, opened again where it was lost; memory takes the events that it refuses, and stands in where there is none. */
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

/** One store of two: events in memory have negative keys, so that nobody mistakes them for those on the device. */
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
    // Whoever asks for it goes on only because it is kept.
    addCall: (learnerId, call) => durably((store) => store.addCall(learnerId, call)),
    async events(learnerId, limit) {
      const first = await durably((store) => store.events(learnerId, limit)).catch(or(async () => []))
      return [...first, ...(await memory.events(learnerId, limit - first.length))]
    },
    firstCall: (learnerId) => durably((store) => store.firstCall(learnerId)).catch(or(async () => undefined)),
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
