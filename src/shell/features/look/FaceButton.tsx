import './look.css'
import type { Language } from '../../../game/language.ts'
import { useChildLook } from '../../lib/look.ts'
import { names } from '../../lib/names.ts'
import { Ctl } from '../../ui/Ctl.tsx'
import { ChildPicture } from './ChildPicture.tsx'
import { lookWords } from './lookWords.ts'

interface Props {
  readonly language: Language
  /** Breathes: nobody has chosen yet. */
  readonly calls?: boolean
  readonly onOpen: () => void
}

/** The face of book 3's child as the reader has chosen it; pressing it opens the chooser. */
export function FaceButton({ language, calls = false, onOpen }: Props) {
  const look = useChildLook()
  return (
    <Ctl
      className="c-look"
      theme="cream"
      word={names[language].me}
      more={lookWords[language].choose}
      aria-haspopup="dialog"
      calls={calls}
      face={<ChildPicture className="look-face" look={look} />}
      onClick={onOpen}
    />
  )
}
