import { atom, useAtom } from 'jotai'
import { useEffect } from 'react'
import type { Language, Local } from '../../../game/language.ts'
import { apiClient } from '../service/apiClient.ts'

type Titles = Readonly<Record<number, Local>>

const titlesAtom = atom<Titles>()

interface Titled {
  readonly id: number
  readonly title: string
  readonly titles?: Local
}

/**
 * A book's title in the child's language. Lists of other backends have only one title; the catalogue of our books, fetched when the other language is
 * needed, has both. Falls back to the list's title.
 */
export function useTitles(language: Language) {
  const [titles, setTitles] = useAtom(titlesAtom)
  const isWanted = language !== 'en' && titles === undefined
  useEffect(() => {
    if (!isWanted) return
    fetchTitles()
      .then(setTitles)
      .catch((error: unknown) => console.warn('The titles could not be loaded', error))
  }, [isWanted, setTitles])
  return <Book extends Titled>(book: Book): Book => {
    const title = book.titles?.[language] ?? (language === 'en' ? undefined : titles?.[book.id]?.[language])
    return title === undefined ? book : { ...book, title }
  }
}

async function fetchTitles(): Promise<Titles> {
  // Its contract needs zod, which a shelf in English does not.
  const [{ data }, { catalogAnswer }] = await Promise.all([
    apiClient.get<unknown>('/content/catalog.json'),
    import('../../../../server/contract/catalog.ts'),
  ])
  return Object.fromEntries(catalogAnswer.parse(data).books.map(({ id, title }) => [id, title]))
}
