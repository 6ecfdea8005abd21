import { memoryStore } from './memoryStore.ts'
import type { OutboxStore } from './records.ts'

/** A way to a store that works: `use` it for each thing anew. */
export interface SafeStore {
  use<Value>(run: (store: OutboxStore) => Promise<Value>): Promise<Value>
}

/**
 * The browser's store while it works; opened again where it was lost; and from the moment it refuses for good (forbidden, full), memory.
 * What it holds by then is sent another day.
 */
export function safeStore(open: (onLost: () => void) => Promise<OutboxStore>): SafeStore {
  let opened: Promise<OutboxStore> | undefined
  let memory: OutboxStore | undefined
  const main = () => {
    opened ??= open(() => {
      opened = undefined
    })
    return opened
  }

  async function attempt<Value>(run: (store: OutboxStore) => Promise<Value>): Promise<Value> {
    try {
      return await run(await main())
    } catch (error) {
      opened = undefined
      throw error
    }
  }

  return {
    async use(run) {
      if (memory) return run(memory)
      try {
        return await attempt(run).catch(() => attempt(run))
      } catch (error) {
        console.warn('The browser keeps nothing; what is to be sent is kept as long as the app is open', error)
        memory ??= memoryStore()
        return run(memory)
      }
    },
  }
}
