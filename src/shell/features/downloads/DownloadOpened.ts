import { useEffect, useRef } from 'react'
import { afterPages } from '../../lib/loading/criticalPath.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { whenIdle } from '../../lib/loading/whenIdle.ts'
import { downloadsUnasked } from './canDownload.ts'
import type { Reading } from './downloadWhileReading.ts'

interface Props {
  readonly bookId: number
  /** Index of the open page. */
  readonly index: number
  /** Index of the last page. */
  readonly last: number
}

/**
 * Gradually downloads the book being read, in its language, unless the browser saves data; continues with each page that is turned to. Renders nothing.
 */
export function DownloadOpened({ bookId, index, last }: Props): null {
  const [language] = useLanguage()
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
    isLast.current = index === last
    reading.current?.turned(isLast.current)
  }, [index, last])
  return null
}
