import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Item, ItemChange } from '../compose/items.ts'

/** Steps that a thing takes while it is held. */
export type LiveStep = 'move' | 'resize' | 'turn'

/** A thing while a finger or a key moves it: shown at once, stored when it is let go. */
export interface LiveItem {
  readonly name: string
  readonly item: Item
  readonly step: LiveStep
}

/** A key that is held and never heard of again counts as let go after so long, ms. */
const FORGOTTEN_MS = 700
/** After a key was let go, the screen first shows where the thing is; then the move is stored, ms. */
const SHOWN_MS = 100

/** Holds what a finger or a key moves. `store` is called once for each move, when it ends. */
export function useLive(store: (live: LiveItem) => void) {
  const [live, setLive] = useState<LiveItem>()
  const held = useRef<LiveItem>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const storing = useRef(store)
  useEffect(() => {
    storing.current = store
  })
  const drop = useCallback(() => {
    clearTimeout(timer.current)
    held.current = undefined
    setLive(undefined)
  }, [])
  const commit = useCallback(() => {
    const last = held.current
    drop()
    if (last) storing.current(last)
  }, [drop])
  const show = useCallback(
    (next: LiveItem, isByKey = false) => {
      if (held.current && (held.current.name !== next.name || held.current.step !== next.step)) commit()
      held.current = next
      setLive(next)
      clearTimeout(timer.current)
      if (isByKey) timer.current = setTimeout(commit, FORGOTTEN_MS)
    },
    [commit],
  )
  const commitSoon = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(commit, SHOWN_MS)
  }, [commit])
  // The page is left with a key still held: the move is stored.
  useEffect(() => commit, [commit])
  return useMemo(() => ({ live, held, show, commit, commitSoon, drop }), [live, show, commit, commitSoon, drop])
}

/** What has changed of a thing that was held. */
export const changeOf = ({ x, y, size, turn }: Item): ItemChange => ({ x, y, size, turn })
