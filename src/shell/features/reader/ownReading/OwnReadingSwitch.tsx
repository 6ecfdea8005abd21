import './ownReading.css'
import { lazy, Suspense, useRef, useState } from 'react'
import type { Language } from '../../../../game/language.ts'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import { ownReadingText } from '../text/ownReading/index.ts'

const OwnReading = lazy(async () => ({ default: (await import('./OwnReading.tsx')).OwnReading }))

interface Props {
  readonly bookId: number
  readonly pageId: string
  readonly language: Language
  readonly onBegin: () => void
}

/** Opens and closes the place where a child records their own reading of the page. */
export function OwnReadingSwitch(props: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const words = ownReadingText[props.language]
  return (
    <>
      <button
        ref={button}
        type="button"
        className="mode-switch own-reading-switch"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="microphone" />
        <span>{words.open}</span>
      </button>
      {isOpen && (
        <Suspense>
          <OwnReading
            {...props}
            onClose={() => {
              setIsOpen(false)
              button.current?.focus()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
