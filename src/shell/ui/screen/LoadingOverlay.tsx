import './loading.css'
import { createPortal } from 'react-dom'
import { ClimbingBoxLoader } from 'react-spinners'
import { useLanguage } from '../../lib/language/language.ts'
import { screenText } from './text/index.ts'

/** The box that climbs three steps, with its word. */
function ClimbingBox({ text }: { readonly text?: string }) {
  const [language] = useLanguage()
  return (
    <div className="loading">
      <div className="climb" aria-hidden>
        <ClimbingBoxLoader cssOverride={{ position: 'static' }} />
      </div>
      {text ?? screenText[language].loading}
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
