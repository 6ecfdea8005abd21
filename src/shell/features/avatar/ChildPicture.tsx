import { type AvatarVariant, variantKey, variantPicture } from '../../../content/avatarVariant.ts'
import { mediaUrl } from '../../../game/media.ts'
import { Picture } from '../../ui/pictures/Picture.tsx'

/** Book 3's child in a look, standing and waving; its name is said beside it. */
export function ChildPicture({
  look: variant,
  className = '',
}: {
  readonly look: AvatarVariant
  readonly className?: string
}) {
  const src = variantPicture(variantKey(variant))
  return (
    <Picture
      src={src}
      light={{ srcSet: mediaUrl(src.replace('webp', 'avif')) }}
      alt=""
      word=""
      loading="eager"
      className={className}
    />
  )
}
