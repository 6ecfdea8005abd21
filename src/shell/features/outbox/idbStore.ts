import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { OutboxStore, Stamp, Waiting, QueuedCall, WaitingEvent } from './records.ts'

const NAME = 'lumbung-outbox'
const VERSION = 1

/** More events than this are not kept (weeks of reading without a network); the oldest go first. */
const MOST_EVENTS = 20_000

interface Schema extends DBSchema {
  events: { key: number; value: WaitingEvent; indexes: { learnerId: string } }
  calls: { key: number; value: QueuedCall; indexes: { learnerId: string } }
  tokens: { key: string; value: string }
  /** `deviceId` and `seq`. */
  device: { key: string; value: string | number }
}

type Database = IDBPDatabase<Schema>

/** Stores in IndexedDB, which survives reloads and crashes. Rejects if the browser allows none. */
export async function openIdbStore(onLost: () => void): Promise<OutboxStore> {
  const db = await openDB<Schema>(NAME, VERSION, {
    upgrade(fresh) {
      for (const name of ['events', 'calls'] as const) {
        fresh.createObjectStore(name, { keyPath: 'key', autoIncrement: true }).createIndex('learnerId', 'learnerId')
      }
      fresh.createObjectStore('tokens')
      fresh.createObjectStore('device')
    },
    // A newer version of the app in another tab must not be blocked.
    blocking(_current, _blocked, event) {
      if (event.target instanceof IDBDatabase) event.target.close()
      onLost()
    },
    terminated: onLost,
  })
  return storeOf(db)
}

function storeOf(db: Database): OutboxStore {
  return {
    async addEvent(learnerId, make) {
      const tx = db.transaction(['events', 'device'], 'readwrite')
      const last = await stampIn(tx.objectStore('device'))
      const stamp = { ...last, device_seq: last.device_seq + 1 }
      const events = tx.objectStore('events')
      await Promise.all([
        tx.objectStore('device').put(stamp.device_id, 'deviceId'),
        tx.objectStore('device').put(stamp.device_seq, 'seq'),
        events.put({ key: stamp.device_seq, learnerId, event: make(stamp) }),
        events.delete(IDBKeyRange.upperBound(stamp.device_seq - MOST_EVENTS)),
        tx.done,
      ])
    },
    async addCall(learnerId, call) {
      // The child continues because this is stored, so it must survive a dead battery.
      const tx = db.transaction('calls', 'readwrite', { durability: 'strict' })
      // The store assigns the key.
      const [key] = await Promise.all([tx.store.add({ learnerId, call } as QueuedCall), tx.done])
      return key
    },
    events: (learnerId, limit) => db.getAllFromIndex('events', 'learnerId', learnerId, limit),
    firstCall: (learnerId) => db.getFromIndex('calls', 'learnerId', learnerId),
    calls: (learnerId) => db.getAllFromIndex('calls', 'learnerId', learnerId),
    async removeEvents(keys) {
      const tx = db.transaction('events', 'readwrite')
      await Promise.all([...keys.map((key) => tx.store.delete(key)), tx.done])
    },
    removeCall: (key) => db.delete('calls', key),
    waiting: () => waitingIn(db),
    async tokens() {
      const tx = db.transaction('tokens')
      const [ids, tokens] = await Promise.all([tx.store.getAllKeys(), tx.store.getAll()])
      return new Map(ids.map((id, index) => [id, tokens[index] ?? '']))
    },
    async setToken(learnerId, token) {
      if (token === undefined) await db.delete('tokens', learnerId)
      else await db.put('tokens', token, learnerId)
    },
    async stamp() {
      const tx = db.transaction('device', 'readwrite')
      const stamp = await stampIn(tx.store)
      await Promise.all([tx.store.put(stamp.device_id, 'deviceId'), tx.done])
      return stamp
    },
    close: () => db.close(),
  }
}

interface DeviceStore {
  get(key: string): Promise<string | number | undefined>
}

async function stampIn(device: DeviceStore): Promise<Stamp> {
  const [id, seq] = await Promise.all([device.get('deviceId'), device.get('seq')])
  return { device_id: typeof id === 'string' ? id : crypto.randomUUID(), device_seq: typeof seq === 'number' ? seq : 0 }
}

async function waitingIn(db: Database): Promise<Map<string, Waiting>> {
  const tx = db.transaction(['events', 'calls'])
  const sums = new Map<string, Waiting>()
  for (const name of ['calls', 'events'] as const) {
    const index = tx.objectStore(name).index('learnerId')
    let cursor = await index.openKeyCursor(null, 'nextunique')
    while (cursor) {
      const learnerId = cursor.key
      const sum = sums.get(learnerId) ?? { calls: 0, events: 0 }
      sums.set(learnerId, { ...sum, [name]: await index.count(learnerId) })
      cursor = await cursor.continue()
    }
  }
  return sums
}
