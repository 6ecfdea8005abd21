import { useEffect, useRef, useState } from 'react'
import type { Language } from '../../../../../game/language.ts'
import { pictureText } from '../../text/picture/index.ts'
import { canKeepKit, dropKit, keepKit, keptShare, KIT_MEGABYTES } from '../kit/keepKit.ts'

type State = 'unknown' | 'off' | 'coming' | 'kept' | 'failed' | 'full'

/** Keeping the kit: how far it is, and the two ways of the switch. */
function useKeepKit() {
  const [state, setState] = useState<State>('unknown')
  const [share, setShare] = useState(0)
  const work = useRef<AbortController>(undefined)
  useEffect(() => {
    if (!canKeepKit()) return undefined
    let isOver = false
    keptShare().then(
      (here) => {
        if (isOver) return
        setShare(here)
        setState(here === 1 ? 'kept' : 'off')
      },
      () => isOver || setState('off'),
    )
    return () => {
      isOver = true
      work.current?.abort()
    }
  }, [])
  const keep = async () => {
    const own = new AbortController()
    work.current = own
    setState('coming')
    try {
      await keepKit(setShare, own.signal)
      setState('kept')
    } catch (error) {
      if (own.signal.aborted) return
      setState(error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'failed')
    }
  }
  const drop = async () => {
    work.current?.abort()
    await dropKit()
    setShare(0)
    setState('off')
  }
  return { state, share, keep, drop }
}

/** The switch that keeps the whole picture box on this device. */
export function KeepKit({ language }: { readonly language: Language }) {
  const text = pictureText[language]
  const { state, share, keep, drop } = useKeepKit()
  if (!canKeepKit()) return null
  const isOn = state === 'kept' || state === 'coming'
  const below = {
    unknown: text.keepHint(KIT_MEGABYTES),
    off: text.keepHint(KIT_MEGABYTES),
    coming: text.keepOf(Math.floor(share * 100)),
    kept: text.keepDone,
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
        onClick={() => void (isOn ? drop() : keep())}
      >
        <span className="track" aria-hidden="true" />
        <span>{text.keep}</span>
      </button>
      <p className="small-text" role={state === 'failed' || state === 'full' ? 'alert' : undefined}>
        {below}
      </p>
      {state === 'coming' && <progress value={share} max={1} aria-label={text.keep} />}
    </section>
  )
}
