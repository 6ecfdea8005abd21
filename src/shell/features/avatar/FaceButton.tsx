import './avatar.css'
import type { Language } from '../../../game/language.ts'
import { useAvatarVariant } from '../../lib/account/avatarVariant.ts'
import { commonText } from '../../lib/language/text/index.ts'
import { Control } from '../../ui/controls/Control.tsx'
import { ChildPicture } from './ChildPicture.tsx'
import { avatarText } from './text/index.ts'

interface Props {
  readonly language: Language
  /** Breathes: nobody has chosen yet. */
  readonly calls?: boolean
  readonly onOpen: () => void
}

/** The face of book 3's child as the reader has chosen it; pressing it opens the chooser. */
export function FaceButton({ language, calls = false, onOpen }: Props) {
  const variant = useAvatarVariant()
  return (
    <Control
      className="c-look"
      theme="cream"
      word={commonText[language].me}
      more={avatarText[language].choose}
      aria-haspopup="dialog"
      calls={calls}
      face={<ChildPicture className="avatar-face" look={variant} />}
      onClick={onOpen}
    />
  )
}
