import './loading.css'
import { createPortal } from 'react-dom'
import { ClimbingBoxLoader } from 'react-spinners'

/** The box that climbs three steps, with its word. */
export function ClimbingBox({ text = 'Loading...' }: { readonly text?: string }) {
  return (
    <div className="loading">
      <div className="climb" aria-hidden>
        <ClimbingBoxLoader cssOverride={{ position: 'static' }} />
      </div>
      {text}
    </div>
  )
}

/** Covers the whole screen while something is awaited; told to screen readers as a status. */
export function LoadingOverlay({ text }: { readonly text?: string }) {
  // In the body: within a screen the floating menu would lie over it.
  return createPortal(
    <div className="veil veil-light" role="status">
      <ClimbingBox {...(text !== undefined && { text })} />
    </div>,
    document.body,
  )
}
