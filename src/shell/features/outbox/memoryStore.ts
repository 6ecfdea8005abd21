import type { OutboxStore, Waiting, QueuedCall, WaitingEvent } from './records.ts'

/** Stores in memory while the tab lives, for browsers that allow no storage. Events have descending negative keys. */
export function memoryStore(): OutboxStore {
  const device_id = crypto.randomUUID()
  let seq = 0
  let lastCall = 0
  let events: WaitingEvent[] = []
  let calls: QueuedCall[] = []
  const tokens = new Map<string, string>()
  return {
    async addEvent(learnerId, make) {
      seq += 1
      events.push({ key: -seq, learnerId, event: make({ device_id, device_seq: seq }) })
    },
    async addCall(learnerId, call) {
      lastCall += 1
      calls.push({ key: lastCall, learnerId, call })
      return lastCall
    },
    events: async (learnerId, limit) =>
      events.filter((record) => record.learnerId === learnerId).slice(0, Math.max(0, limit)),
    firstCall: async (learnerId) => calls.find((record) => record.learnerId === learnerId),
    calls: async (learnerId) => calls.filter((record) => record.learnerId === learnerId),
    async removeEvents(keys) {
      const gone = new Set(keys)
      events = events.filter(({ key }) => !gone.has(key))
    },
    async removeCall(gone) {
      calls = calls.filter(({ key }) => key !== gone)
    },
    async waiting() {
      const sums = new Map<string, Waiting>()
      const add = (learnerId: string, more: Waiting) => {
        const { calls, events } = sums.get(learnerId) ?? { calls: 0, events: 0 }
        sums.set(learnerId, { calls: calls + more.calls, events: events + more.events })
      }
      for (const { learnerId } of calls) add(learnerId, { calls: 1, events: 0 })
      for (const { learnerId } of events) add(learnerId, { calls: 0, events: 1 })
      return sums
    },
    tokens: async () => new Map(tokens),
    async setToken(learnerId, token) {
      if (token === undefined) tokens.delete(learnerId)
      else tokens.set(learnerId, token)
    },
    stamp: async () => ({ device_id, device_seq: seq }),
    close: () => undefined,
  }
}
