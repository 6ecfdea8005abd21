import './downloads.css'
import { clsx } from 'clsx'
import { type CSSProperties, useEffect, useState, useSyncExternalStore } from 'react'
import { type Language, otherLanguage } from '../../../game/language.ts'
import { notify } from '../../lib/notify.ts'
import { playClick } from '../../lib/sound/sound.ts'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import {
  downloadBook,
  downloadedBook,
  refreshDownload,
  onDownloadsChanged,
  removeBook,
  stopDownload,
} from './bookDownloads.ts'
import { downloadText } from './text/index.ts'
import { sizeOf } from './size.ts'

interface Props {
  readonly bookId: number
  readonly title: string
  readonly language: Language
}

/** Downloads a book in the chosen language, shows the progress, and removes it again; for devices that can store books. */
export function DownloadButton({ bookId, title, language }: Props) {
  const saved = useSyncExternalStore(onDownloadsChanged, () => downloadedBook(bookId, language))
  const [isAsked, setIsAsked] = useState(false)
  const words = downloadText[language]
  useEffect(() => {
    refreshDownload(bookId, language).catch((error: unknown) => console.warn('Not looked for', error))
  }, [bookId, language])
  if (!saved) return null
  const { isWhole, missing, share } = saved
  const percent = Math.round((share ?? 0) * 100)

  async function start() {
    // Downloaded on purpose: asks the browser not to evict it.
    await navigator.storage?.persist?.().catch(() => false)
    const ended = await downloadBook(bookId, language)
    if (ended === 'full') notify('error', words.full)
    if (ended === 'broken') notify('info', words.broken)
  }

  function press() {
    playClick()
    if (share !== undefined) stopDownload(bookId, language)
    else if (isWhole) setIsAsked(true)
    else void start().catch((error: unknown) => console.error('The book was not downloaded', error))
  }

  return (
    <>
      <button
        type="button"
        className={clsx('download', isWhole && 'is-whole', share !== undefined && 'is-coming')}
        style={{ '--p': `${percent}%` } as CSSProperties}
        aria-label={share === undefined ? words.name(title, isWhole, sizeOf(missing)) : words.coming(title, percent)}
        lang={language}
        onClick={press}
      >
        <Icon name={isWhole ? 'downloaded' : 'download'} />
        <span>{share === undefined ? (isWhole ? words.downloaded : sizeOf(missing)) : `${percent}%`}</span>
      </button>
      <ConfirmDialog
        isOpen={isAsked}
        title={words.removeTitle}
        text={words.removeText(title)}
        confirm={{ label: words.remove, icon: 'close' }}
        cancel={{ label: words.stay, icon: 'check' }}
        onConfirm={() => {
          setIsAsked(false)
          void removeBook(bookId, language, otherLanguage(language))
        }}
        onCancel={() => setIsAsked(false)}
      />
    </>
  )
}
