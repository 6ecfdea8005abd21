import { useRef, useState } from 'react'
import type { Sending } from './packsApi.ts'

/** Sends one file at a time: `share` (0 … 1) while it is under way. */
export function useSending() {
  const [share, setShare] = useState<number>()
  const stop = useRef<AbortController>(undefined)

  /** Resolves to the answer, or to `undefined` if it was stopped. Rejects with an `ApiError`. */
  async function send<Answer>(task: (sending: Sending) => Promise<Answer>): Promise<Answer | undefined> {
    stop.current?.abort()
    const mine = new AbortController()
    stop.current = mine
    setShare(0)
    try {
      return await task({ onProgress: setShare, signal: mine.signal })
    } catch (error) {
      if (mine.signal.aborted) return undefined
      throw error
    } finally {
      if (stop.current === mine) setShare(undefined)
    }
  }
  return { share, send, cancel: () => stop.current?.abort() }
}
