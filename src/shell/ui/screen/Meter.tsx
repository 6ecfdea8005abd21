import './meter.css'
import type { CSSProperties } from 'react'

/** A striped bar with its number beside it; `percent` is 0 … 100. `name` tells screen readers what is measured. */
export function Meter({ percent, name }: { readonly percent: number; readonly name: string }) {
  return (
    <span
      className="meter"
      role="progressbar"
      aria-label={name}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <Stripes percent={percent} />
      {percent}%
    </span>
  )
}

/** The same bar as a part of a control whose name says the number; `isDrawn`: the number is no text either. */
export function MeterFace({ percent, isDrawn = false }: { readonly percent: number; readonly isDrawn?: boolean }) {
  return (
    <span className="meter" data-percent={isDrawn ? `${percent}%` : undefined}>
      <Stripes percent={percent} />
      {!isDrawn && `${percent}%`}
    </span>
  )
}

function Stripes({ percent }: { readonly percent: number }) {
  // Custom properties are not in React's CSSProperties.
  return <i style={{ '--p': `${percent}%` } as CSSProperties} />
}
