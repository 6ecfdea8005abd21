import { type Look, lookKey, lookPicture } from '../../../content/look.ts'
import { Picture } from '../../ui/Picture.tsx'

/** Book 3's child in a look, standing and waving; its name is said beside it. */
export function ChildPicture({ look, className = '' }: { readonly look: Look; readonly className?: string }) {
  const src = lookPicture(lookKey(look))
  return <Picture src={src} light={src.replace('webp', 'avif')} alt="" word="" loading="eager" className={className} />
}
