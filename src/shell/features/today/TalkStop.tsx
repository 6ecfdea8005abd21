import { useCallback, useEffect, useRef } from 'react'
import type { StoryQuestion } from '../../../content/ladder/schema.ts'
import type { Language } from '../../../game/language.ts'
import { mediaUrl } from '../../../game/media.ts'
import { Panel } from '../../ui/screen/Panel.tsx'
import { HoldButton } from '../../ui/controls/HoldButton.tsx'
import { todayText } from './text/index.ts'
import type { StopEnd } from './walk.ts'

interface Props {
  readonly question: StoryQuestion | undefined
  readonly language: Language
  readonly onEnd: (end: StopEnd) => void
}

/** The talk: the child tells a grown-up something about the book, and the grown-up says that it was told. Nothing is right or wrong. */
export function TalkStop({ question, language, onEnd }: Props) {
  const words = todayText[language]
  const since = useRef(0)
  useEffect(() => {
    since.current = performance.now()
  }, [])
  const told = useCallback(() => onEnd({ seconds: (performance.now() - since.current) / 1000 }), [onEnd])
  return (
    <div className="talk">
      <Panel border="hutan">
        <img src={mediaUrl('/img/ui/kiko-sit.webp')} alt="" draggable={false} />
        <h1>{question?.ask[language] ?? words.tellSomebody}</h1>
        {question?.then && <p>{question.then[language]}</p>}
        <HoldButton word={words.hold} onHeld={told} />
        <p className="for-grown-ups">{words.holdAfter}</p>
      </Panel>
    </div>
  )
}
