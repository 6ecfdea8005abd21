import { useAtom, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { isBookPath } from '../../lib/paths.ts'
import { setMusicPlaying } from '../../lib/sound.ts'
import { hasClickedAtom, musicOnAtom } from './atoms.ts'

/** Plays the music while it is on, something has been clicked, and no page of a book is open. */
export function useBackgroundMusic(): void {
  const isOn = useAtomValue(musicOnAtom)
  const [hasClicked, setHasClicked] = useAtom(hasClickedAtom)
  const { pathname } = useLocation()
  const isPlaying = isOn && hasClicked && !isBookPath(pathname)
  useEffect(() => {
    if (hasClicked) return undefined
    const allow = () => setHasClicked(true)
    document.addEventListener('click', allow, { once: true, capture: true })
    return () => document.removeEventListener('click', allow, { capture: true })
  }, [hasClicked, setHasClicked])
  useEffect(() => setMusicPlaying(isPlaying), [isPlaying])
}
