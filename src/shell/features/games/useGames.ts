import { atom, useAtom } from 'jotai'
import { useCallback, useEffect } from 'react'
import { loadActivities } from '../../../content/books.ts'
import type { Activity } from '../../../content/schema.ts'
import type { GameCard } from '../../../game/kind.ts'
import { cachedBooks, fetchBooks, offlineBooks, type ShelfBook } from '../../lib/books/books.ts'
import { gameFace } from './gameFace.ts'

/** A game that may be played freely: the `number`th activity (from 1) of a completed book. */
export interface Game {
  readonly bookId: number
  readonly number: number
  readonly activity: Activity
  readonly face: GameCard
}

type Games =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly games: readonly Game[] }
  | { readonly status: 'error' }

const COMPLETE = 100

const gamesAtom = atom<Games>({ status: 'loading' })

/** The games a child has won by completing books. On failure, those of the cached list stay. */
export function useGames() {
  const [games, setGames] = useAtom(gamesAtom)
  const reload = useCallback(async () => {
    setGames({ status: 'loading' })
    setGames(await load())
  }, [setGames])
  useEffect(() => {
    void reload()
    // Whoever comes next may be another child.
    return () => setGames({ status: 'loading' })
  }, [reload, setGames])
  return { games, reload }
}

async function load(): Promise<Games> {
  try {
    return { status: 'loaded', games: await gamesOf(await fetchBooks()) }
  } catch (error) {
    console.warn('The games could not be loaded', error)
    const cached = cachedBooks() ?? offlineBooks()
    return cached ? { status: 'loaded', games: await gamesOf(cached) } : { status: 'error' }
  }
}

/** All activities of the completed books, in order. */
async function gamesOf(books: readonly ShelfBook[]): Promise<Game[]> {
  const completed = books.filter(({ progress }) => progress === COMPLETE)
  const lists = await Promise.all(
    completed.map(async ({ id }) =>
      Promise.all(
        (await loadActivities(id)).map(
          async (activity, index): Promise<Game> => ({
            bookId: id,
            number: index + 1,
            activity,
            face: await gameFace(activity),
          }),
        ),
      ),
    ),
  )
  return lists.flat()
}
