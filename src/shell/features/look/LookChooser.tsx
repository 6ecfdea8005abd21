import './look.css'
import '../../ui/dialog.css'
import '../../ui/loading.css'
import '../../ui/paper.css'
import { Dialog } from 'radix-ui'
import { useState } from 'react'
import { type Look, lookKey, LOOKS } from '../../../content/look.ts'
import type { Language } from '../../../game/language.ts'
import { childLook } from '../../lib/look.ts'
import { playEffect } from '../../lib/sound.ts'
import { Ctl } from '../../ui/Ctl.tsx'
import { ChildPicture } from './ChildPicture.tsx'
import { lookName, lookWords } from './lookWords.ts'

interface Props {
  readonly isOpen: boolean
  readonly language: Language
  /** The look that was chosen; closing without a choice chooses the one that is. */
  readonly onDone: (look: Look) => void
}

/** Which child of book 3 is the reader? Eight to point at, the one that is chosen large beside them. */
export function LookChooser({ isOpen, language, onDone }: Props) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onDone(childLook())}>
      <Dialog.Portal>
        <Dialog.Overlay className="veil dialog-veil" />
        <Dialog.Content className="panel hem-hutan look-chooser" lang={language} aria-describedby={undefined}>
          <Choice language={language} onDone={onDone} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Begins anew at each opening, with the look that is. */
function Choice({ language, onDone }: Omit<Props, 'isOpen'>) {
  const [look, setLook] = useState(childLook)
  const words = lookWords[language]
  const choose = (next: Look) => {
    playEffect('pop')
    setLook(next)
  }
  return (
    <>
      <Dialog.Title className="look-title">{words.title}</Dialog.Title>
      <div className="look-me" aria-hidden>
        <ChildPicture key={lookKey(look)} look={look} />
      </div>
      <div className="look-all" role="radiogroup" aria-label={words.title}>
        {LOOKS.map((one) => (
          <Tile key={lookKey(one)} look={one} language={language} isChosen={isSame(one, look)} onChoose={choose} />
        ))}
      </div>
      <Ctl className="look-done" icon="check" theme="emerald" isBig word={words.done} onClick={() => onDone(look)} />
      <Dialog.Close className="look-close" asChild>
        <Ctl icon="close" theme="cream" word={words.close} />
      </Dialog.Close>
    </>
  )
}

const isSame = (a: Look, b: Look): boolean => lookKey(a) === lookKey(b)

interface TileProps {
  readonly look: Look
  readonly language: Language
  readonly isChosen: boolean
  readonly onChoose: (look: Look) => void
}

/** One child to point at. A real radio button: arrow keys and screen readers know it. */
function Tile({ look, language, isChosen, onChoose }: TileProps) {
  return (
    <label className="look-tile">
      <input
        type="radio"
        name="look"
        checked={isChosen}
        aria-label={lookName(look, language)}
        onChange={() => onChoose(look)}
      />
      <ChildPicture look={look} />
    </label>
  )
}
