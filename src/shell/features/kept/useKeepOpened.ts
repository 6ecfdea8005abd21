import { useEffect } from 'react'
import { useLanguage } from '../../lib/language.ts'
import { isRecord } from '../../lib/storage.ts'
import { whenIdle } from '../../lib/whenIdle.ts'
import { canKeep } from './canKeep.ts'

/** The pages themselves come first, ms. */
const LATER_MS = 15_000

/** A book that is being read is kept on the device by and by, in the language it is read in; not where data are to be saved. */
export function useKeepOpened(bookId: number): void {
  const [language] = useLanguage()
  useEffect(() => {
    let cancel: (() => void) | undefined
    const timer = setTimeout(() => {
      cancel = whenIdle(() => void keepQuietly(bookId, language))
    }, LATER_MS)
    return () => {
      clearTimeout(timer)
      cancel?.()
    }
  }, [bookId, language])
}

async function keepQuietly(bookId: number, language: 'en' | 'id'): Promise<void> {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined
  if (!canKeep() || (isRecord(Object(connection)) && Object(connection).saveData === true)) return
  try {
    const { keepBook } = await import('./keptBooks.ts')
    await keepBook(bookId, language)
  } catch (error) {
    console.warn('The book was not kept', error)
  }
}
