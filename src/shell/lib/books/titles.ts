import { atom, useAtom } from 'jotai'
import { useEffect } from 'react'
import type { Language, Local } from '../../../game/language.ts'
import { apiClient } from '../service/apiClient.ts'

type Titles = Readonly<Record<number, Local>>

const titlesAtom = atom<Titles>()

/**
 * A book's title in the child's language. The backend's list has only one title; the catalogue, fetched when the other language is needed, has both.
 * Falls back to the list's title.
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
  return <Book extends { readonly id: number; readonly title: string }>(book: Book): Book =>
    language === 'en' ? book : { ...book, title: titles?.[book.id]?.[language] ?? book.title }
}

async function fetchTitles(): Promise<Titles> {
  // Its contract needs zod, which a shelf in English does not.
  const [{ data }, { catalogAnswer }] = await Promise.all([
    apiClient.get<unknown>('/content/catalog.json'),
    import('../../../../server/contract/catalog.ts'),
  ])
  return Object.fromEntries(catalogAnswer.parse(data).books.map(({ id, title }) => [id, title]))
}
