import { useEffect, useMemo, useRef, useState } from 'react'
import { type ReadPage, deleteReading, readingOf, storeReading } from './readings.ts'
import { playBack, record, type Recording } from './recorder.ts'

/** What happens with the child's own reading now. */
type OwnReadingState = 'looking' | 'none' | 'asking' | 'recording' | 'stored' | 'playing'

/** What went wrong, for a text: no microphone, or a sound that this browser cannot play or store. */
type Trouble = 'microphone' | 'sound' | 'store' | undefined

/** Recording one's own reading of a page, and hearing it. Leaving the page gives up what is being recorded or played. */
export function useOwnReading(page: ReadPage) {
  const { bookId, pageId, language } = page
  const [state, setState] = useState<OwnReadingState>('looking')
  const [trouble, setTrouble] = useState<Trouble>()
  const sound = useRef<Blob>(undefined)
  const recording = useRef<Recording>(undefined)
  const ending = useRef(new AbortController())
  const here = useMemo((): ReadPage => ({ bookId, pageId, language }), [bookId, pageId, language])
  useEffect(() => {
    const left = new AbortController()
    ending.current = left
    readingOf(here).then(
      (found) => {
        if (left.signal.aborted) return
        sound.current = found
        setState(found ? 'stored' : 'none')
      },
      () => !left.signal.aborted && setState('none'),
    )
    return () => left.abort()
  }, [here])

  async function start() {
    const { signal } = ending.current
    setTrouble(undefined)
    setState('asking')
    try {
      recording.current = await record(signal)
    } catch (error) {
      console.warn('There is no microphone to record with', error)
      if (signal.aborted) return
      setTrouble('microphone')
      setState(sound.current ? 'stored' : 'none')
      return
    }
    setState('recording')
    const heard = await recording.current.sound
    if (!heard) return
    sound.current = heard
    setState('stored')
    if (!(await isStored(here, heard))) setTrouble('store')
  }

  async function play() {
    if (!sound.current) return
    const { signal } = ending.current
    setState('playing')
    await playBack(sound.current, signal).catch((error: unknown) => {
      console.warn('The reading could not be played', error)
      setTrouble('sound')
    })
    if (!signal.aborted) setState('stored')
  }

  function forget() {
    sound.current = undefined
    setState('none')
    void deleteReading(here).catch((error: unknown) => console.warn('The reading could not be deleted', error))
  }

  return { state, trouble, start, stop: () => recording.current?.stop(), play, forget }
}

async function isStored(page: ReadPage, sound: Blob): Promise<boolean> {
  try {
    await storeReading(page, sound)
    return true
  } catch (error) {
    console.warn('The reading could not be stored', error)
    return false
  }
}
