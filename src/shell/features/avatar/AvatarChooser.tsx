import './avatar.css'
import '../../ui/dialogs/dialog.css'
import '../../ui/screen/loading.css'
import '../../ui/screen/paper.css'
import { Dialog } from 'radix-ui'
import { useState } from 'react'
import { type AvatarVariant, variantKey, VARIANTS } from '../../../content/avatarVariant.ts'
import type { Language } from '../../../game/language.ts'
import { avatarVariant } from '../../lib/account/avatarVariant.ts'
import { playEffect } from '../../lib/sound/sound.ts'
import { Control } from '../../ui/controls/Control.tsx'
import { ChildPicture } from './ChildPicture.tsx'
import { variantName } from './variantName.ts'
import { avatarText } from './text/index.ts'

interface Props {
  readonly isOpen: boolean
  readonly language: Language
  /** The look that was chosen; closing without a choice chooses the one that is. */
  readonly onDone: (variant: AvatarVariant) => void
}

/** Which child of book 3 is the reader? Eight to point at, the one that is chosen large beside them. */
export function AvatarChooser({ isOpen, language, onDone }: Props) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onDone(avatarVariant())}>
      <Dialog.Portal>
        <Dialog.Overlay className="veil dialog-veil" />
        <Dialog.Content className="panel batik-hutan avatar-chooser" lang={language} aria-describedby={undefined}>
          <Choice language={language} onDone={onDone} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Begins again at each opening, with the look that is. */
function Choice({ language, onDone }: Omit<Props, 'isOpen'>) {
  const [variant, setVariant] = useState(avatarVariant)
  const words = avatarText[language]
  const choose = (next: AvatarVariant) => {
    playEffect('pop')
    setVariant(next)
  }
  return (
    <>
      <Dialog.Title className="avatar-title">{words.title}</Dialog.Title>
      <div className="avatar-me" aria-hidden>
        <ChildPicture key={variantKey(variant)} look={variant} />
      </div>
      <div className="avatar-all" role="radiogroup" aria-label={words.title}>
        {VARIANTS.map((one) => (
          <Tile
            key={variantKey(one)}
            look={one}
            language={language}
            isChosen={isSame(one, variant)}
            onChoose={choose}
          />
        ))}
      </div>
      <Control
        className="avatar-done"
        icon="check"
        theme="emerald"
        isBig
        word={words.done}
        onClick={() => onDone(variant)}
      />
      <Dialog.Close className="avatar-close" asChild>
        <Control icon="close" theme="cream" word={words.close} />
      </Dialog.Close>
    </>
  )
}

const isSame = (a: AvatarVariant, b: AvatarVariant): boolean => variantKey(a) === variantKey(b)

interface TileProps {
  readonly look: AvatarVariant
  readonly language: Language
  readonly isChosen: boolean
  readonly onChoose: (variant: AvatarVariant) => void
}

/** One child to point at. A real radio button: arrow keys and screen readers know it. */
function Tile({ look: variant, language, isChosen, onChoose }: TileProps) {
  return (
    <label className="avatar-tile">
      <input
        type="radio"
        name="look"
        checked={isChosen}
        aria-label={variantName(variant, language)}
        onChange={() => onChoose(variant)}
      />
      <ChildPicture look={variant} />
    </label>
  )
}
