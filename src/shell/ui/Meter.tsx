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
      {/* Custom properties are not in React's CSSProperties. */}
      <i style={{ '--p': `${percent}%` } as CSSProperties} />
      {percent}%
    </span>
  )
}
