import './hold.css'
import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../pictures/Icon.tsx'
import { Tag } from '../screen/Tag.tsx'
import { IconButton } from './IconButton.tsx'

/** How long it is held, ms; `hold.css` fills its ring as long. */
const HOLD_MS = 1000

interface Props {
  readonly word: string
  readonly onHeld: () => void
}

/** A button for a grown-up: it is held for a second, by finger or key. What has no way of holding (a switch, a screen reader) presses it. */
export function HoldButton({ word, onHeld }: Props) {
  const [isHeld, setHeld] = useState(false)
  const wasPointed = useRef(false)
  useEffect(() => {
    if (!isHeld) return undefined
    const timer = setTimeout(onHeld, HOLD_MS)
    return () => clearTimeout(timer)
  }, [isHeld, onHeld])
  const hold = () => {
    wasPointed.current = true
    setHeld(true)
  }
  const release = () => setHeld(false)
  return (
    <button
      type="button"
      className={clsx('control hold', isHeld && 'held')}
      data-control="told"
      onPointerDown={hold}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onKeyDown={({ key, repeat }) => {
        if (!repeat && (key === 'Enter' || key === ' ')) hold()
      }}
      onKeyUp={release}
      onBlur={release}
      onContextMenu={(event) => event.preventDefault()}
      onClick={() => {
        if (!wasPointed.current) onHeld()
        wasPointed.current = false
      }}
    >
      <IconButton theme="emerald">
        <Icon name="hand" />
      </IconButton>
      <Tag>{word}</Tag>
    </button>
  )
}
