import { clsx } from 'clsx'
import { ICONS } from './icons.tsx'

/** The name of an icon of the maker. */
export type IconName = keyof typeof ICONS

/** An icon; what it means is said by a word beside it, or by the name of its button. */
export function Icon({ name, className }: { readonly name: IconName; readonly className?: string }) {
  return (
    <svg className={clsx('icon', className)} viewBox="0 0 20 20" aria-hidden="true">
      {ICONS[name]}
    </svg>
  )
}
