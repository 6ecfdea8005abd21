import { useEffect, useRef, useState } from 'react'
import type { Language } from '../../../../../game/language.ts'
import { pictureText } from '../../text/picture/index.ts'
import { canDownloadKit, removeKit, downloadKit, downloadedShare, KIT_MEGABYTES } from '../kit/downloadKit.ts'

type State = 'unknown' | 'off' | 'downloading' | 'downloaded' | 'failed' | 'full'

/** Hook: downloads the kit or removes it; how much of it is here, 0–1. */
function useKitDownload() {
  const [state, setState] = useState<State>('unknown')
  const [share, setShare] = useState(0)
  const work = useRef<AbortController>(undefined)
  useEffect(() => {
    if (!canDownloadKit()) return undefined
    let isOver = false
    downloadedShare().then(
      (here) => {
        if (isOver) return
        setShare(here)
        setState(here === 1 ? 'downloaded' : 'off')
      },
      () => isOver || setState('off'),
    )
    return () => {
      isOver = true
      work.current?.abort()
    }
  }, [])
  const download = async () => {
    const own = new AbortController()
    work.current = own
    setState('downloading')
    try {
      await downloadKit(setShare, own.signal)
      setState('downloaded')
    } catch (error) {
      if (own.signal.aborted) return
      setState(error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'failed')
    }
  }
  const remove = async () => {
    work.current?.abort()
    await removeKit()
    setShare(0)
    setState('off')
  }
  return { state, share, download, remove }
}

/** The switch that downloads the whole picture kit to this device, or removes it. */
export function KitDownload({ language }: { readonly language: Language }) {
  const text = pictureText[language]
  const { state, share, download, remove } = useKitDownload()
  if (!canDownloadKit()) return null
  const isOn = state === 'downloaded' || state === 'downloading'
  const below = {
    unknown: text.keepHint(KIT_MEGABYTES),
    off: text.keepHint(KIT_MEGABYTES),
    downloading: text.keepOf(Math.floor(share * 100)),
    downloaded: text.keepDone,
    failed: text.keepFailed,
    full: text.keepFull,
  }[state]
  return (
    <section className="card keep">
      <button
        type="button"
        role="switch"
        className="switch"
        aria-checked={isOn}
        disabled={state === 'unknown'}
        onClick={() => void (isOn ? remove() : download())}
      >
        <span className="track" aria-hidden="true" />
        <span>{text.keep}</span>
      </button>
      <p className="small-text" role={state === 'failed' || state === 'full' ? 'alert' : undefined}>
        {below}
      </p>
      {state === 'downloading' && <progress value={share} max={1} aria-label={text.keep} />}
    </section>
  )
}
