import { atom, useAtom } from 'jotai'
import { useEffect } from 'react'
import type { Language, Local } from '../../../game/language.ts'
import { apiClient } from '../service/apiClient.ts'

type Titles = Readonly<Record<number, Local>>

const titlesAtom = atom<Titles>()

/**
 * Gives a book its title in the child's language. The backend's list knows one title only; the catalogue has both, and is
 * fetched when the other language is wanted. Where it cannot be had the list's title stands.
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
  // Their contract brings zod, which a shelf in English does without.
  const [{ data }, { catalogAnswer }] = await Promise.all([
    apiClient.get<unknown>('/content/catalog.json'),
    import('../../../../server/contract/catalog.ts'),
  ])
  return Object.fromEntries(catalogAnswer.parse(data).books.map(({ id, title }) => [id, title]))
}
