import './empty.css'
import type { ReactNode } from 'react'
import { type Border, Panel } from './Panel.tsx'
import { mediaUrl } from '../../../game/media.ts'

interface Props {
  /** Kiko's mood: looking around a corner for what is missing, asleep where nothing is yet, sitting where something is asked. */
  readonly kiko: 'peek' | 'sleep' | 'sit'
  /** What the picture shows, where it says more than the text. */
  readonly alt?: string
  readonly border?: Border
  readonly children: ReactNode
}

/** A quiet word in the middle of a screen, with Kiko: nothing here, not found, try again. */
export function Notice({ kiko, alt = '', border = 'cabai', children }: Props) {
  return (
    <div className="empty">
      <img src={mediaUrl(`/img/ui/kiko-${kiko}.webp`)} alt={alt} draggable={false} />
      <Panel border={border}>{children}</Panel>
    </div>
  )
}
