import { useAtom } from 'jotai'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { afterFrame } from '../../../game/runtime/afterFrame.ts'
import { useCalm } from '../../lib/account/useCalm.ts'
import { isBookRoute } from '../../lib/routes.ts'
import { setMusicPlaying } from '../../lib/sound/sound.ts'
import { hasClickedAtom, musicOnAtom } from '../../lib/sound/music.ts'

/** Plays the music while it is on, something has been clicked, and no page of a book is open. In calm mode it ends, and comes only when it is asked for. */
export function useBackgroundMusic(): void {
  const [isOn, setIsOn] = useAtom(musicOnAtom)
  const [hasClicked, setHasClicked] = useAtom(hasClickedAtom)
  const { pathname } = useLocation()
  const isInBook = isBookRoute(pathname)
  const isPlaying = isOn && hasClicked && !isInBook
  const isCalm = useCalm()
  useEffect(() => {
    if (isCalm) setIsOn(false)
  }, [isCalm, setIsOn])
  useEffect(() => {
    if (isCalm && isInBook) setIsOn(false)
  }, [isCalm, isInBook, setIsOn])
  useEffect(() => {
    if (hasClicked) return undefined
    // After its frame: the first press may be that on Next, whose save would wait until everything around the book is rendered.
    const allow = () => afterFrame(() => setHasClicked(true))
    document.addEventListener('click', allow, { once: true, capture: true })
    return () => document.removeEventListener('click', allow, { capture: true })
  }, [hasClicked, setHasClicked])
  useEffect(() => setMusicPlaying(isPlaying), [isPlaying])
}
