import './icon.css'
import { ICONS, type IconName } from './icons.tsx'

/** A drawn sign in the size and colour of the text around it; never read aloud, so give its control a name. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      {ICONS[name]}
    </svg>
  )
}
