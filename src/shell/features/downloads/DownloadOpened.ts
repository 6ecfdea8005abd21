import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { afterPages } from '../../lib/loading/criticalPath.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { whenIdle } from '../../lib/loading/whenIdle.ts'
import { downloadsUnasked } from './canDownload.ts'
import type { Reading } from './downloadWhileReading.ts'

interface Props {
  readonly bookId: number
  readonly pages: number
}

/**
 * Gradually downloads the book being read, in its language, unless the browser saves data. Renders nothing; a separate component, so that turning a
 * page does not render it twice.
 */
export function DownloadOpened({ bookId, pages }: Props): null {
  const [language] = useLanguage()
  const [query] = useSearchParams()
  const page = query.get('page')
  const isLast = useRef(false)
  const reading = useRef<Reading>(undefined)
  useEffect(() => {
    if (!downloadsUnasked()) return undefined
    let isLeft = false
    let cancel: (() => void) | undefined
    const begin = async () => {
      const { downloadWhileReading } = await import('./downloadWhileReading.ts')
      if (isLeft) return
      reading.current = downloadWhileReading(bookId, language)
      reading.current.turned(isLast.current)
    }
    const forget = afterPages(() => {
      cancel = whenIdle(
        () => void begin().catch((error: unknown) => console.warn('The book was not downloaded', error)),
      )
    })
    return () => {
      isLeft = true
      forget()
      cancel?.()
      reading.current?.leave()
      reading.current = undefined
    }
  }, [bookId, language])
  useEffect(() => {
    isLast.current = page === String(pages)
    reading.current?.turned(isLast.current)
  }, [page, pages])
  return null
}
