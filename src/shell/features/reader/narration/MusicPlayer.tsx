import './music.css'
import { useEffect, useState } from 'react'
import type { Language } from '../../../../game/language.ts'
import { audioDesk } from '../../../lib/sound/audioDesk.ts'
import { Control } from '../../../ui/controls/Control.tsx'
import { readerText } from '../text/reader/index.ts'

/** SPEC section 9: louder than the usual background music, because the page is about it. */
const VOLUME = 0.7

interface Props {
  /** The name of the page's or book's music in the content. */
  readonly track: string
  readonly language: Language
}

/** Controls for a page's music: play, stop, and from the beginning. It pauses while the voice reads and ends with its page or book. */
export function MusicPlayer({ track, language }: Props) {
  const [isOn, setIsOn] = useState(false)
  const words = readerText[language]
  useEffect(() => {
    if (!isOn) return undefined
    void audioDesk().then(({ music }) => music.want(track, VOLUME))
    return () => void audioDesk().then(({ music }) => music.want(undefined))
  }, [isOn, track])

  return (
    <>
      <Control
        className="c-music"
        icon={isOn ? 'musicOff' : 'music'}
        theme="blue"
        word={words.music}
        aria-pressed={isOn}
        onClick={() => setIsOn((was) => !was)}
      />
      {isOn && (
        <Control
          className="c-again"
          icon="again"
          theme="blue"
          control="again"
          word={words.musicAgain}
          more={words.fromTheBeginning}
          onClick={() => void audioDesk().then(({ music }) => music.restart())}
        />
      )}
    </>
  )
}
