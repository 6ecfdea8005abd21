import { use, useEffect, useRef, useState } from 'react'
import { BenchContext } from '../bench/client.ts'
import type { Game } from '../bench/bench.ts'
import type { Draft } from '../draft/schema.ts'
import { loadBookKit } from '../pack/bookKit.ts'
import type { BookKit } from './things.ts'

/** The games of a page or of the time after the book, as they are filled now. The last ones stay while new ones are made. */
export interface Games {
  readonly games: readonly Game[] | undefined
  /** Those that are in the book, with what was set by hand; of a page the one that is played on it. */
  readonly set: readonly Game[]
  readonly kit: BookKit | undefined
  readonly isFailed: boolean
  readonly again: () => void
}

/** Waits until typing pauses, ms. */
const PAUSE_MS = 120

/** Fills games whenever the draft changes. `index`: of a page; absent for the time after the book. */
export function useGames(draft: Draft, index?: number): Games {
  const bench = use(BenchContext)
  const [state, setState] = useState<Omit<Games, 'again'>>({
    games: undefined,
    set: [],
    kit: undefined,
    isFailed: false,
  })
  const [tries, setTries] = useState(0)
  const done = useRef(-1)
  useEffect(() => {
    let isOver = false
    // At first, and where it is asked for again, at once; else the draft has changed.
    const isAskedFor = done.current !== tries
    done.current = tries
    const timer = setTimeout(
      () => {
        fill().catch((error: unknown) => {
          if (isOver) return
          console.warn('Games could not be filled in', error)
          setState((before) => ({ ...before, isFailed: true }))
        })
      },
      isAskedFor ? 0 : PAUSE_MS,
    )
    async function fill(): Promise<void> {
      const kit = await loadBookKit(draft)
      const input = { draft, kit }
      const [games, activities] = await Promise.all([
        bench.games(input, index),
        index === undefined ? bench.activityGames(input) : Promise.resolve([]),
      ])
      const play = index === undefined ? undefined : draft.pages[index]?.play
      const set = play ? games.filter(({ kind }) => kind === play.kind) : activities
      if (!isOver) setState({ games, set, kit, isFailed: false })
    }
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [bench, draft, index, tries])
  return { ...state, again: () => setTries((count) => count + 1) }
}
