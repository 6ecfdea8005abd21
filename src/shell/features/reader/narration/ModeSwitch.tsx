import { memo } from 'react'
import { useAtom } from 'jotai'
import type { Language } from '../../../../game/language.ts'
import { playClick } from '../../../lib/sound/sound.ts'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import { readingModeAtom } from '../atoms.ts'
import { nextMode } from '../readingState.ts'
import { readerText } from '../text/reader/index.ts'

const SIGNS = { listen: 'listen', along: 'person', alone: 'book' } as const

/** Switches the reading mode: read to me, read along, read alone. */
export const ModeSwitch = memo(({ language }: { readonly language: Language }) => {
  const [mode, setMode] = useAtom(readingModeAtom)
  const { modes, mode: nameOf } = readerText[language]
  const next = nextMode(mode)
  return (
    <button
      type="button"
      className="mode-switch"
      data-control="mode"
      aria-label={nameOf(modes[mode], modes[next])}
      onClick={() => {
        playClick()
        setMode(next)
      }}
    >
      <Icon name={SIGNS[mode]} />
      <span>{modes[mode]}</span>
    </button>
  )
})
