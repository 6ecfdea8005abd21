import type { ComponentProps } from 'react'
import './picture.css'
import { mediaUrl } from '../../../game/media.ts'

/** Screens for which the AVIF files are fine enough (docs/decisions/book-weight.md). */
const ORDINARY_SCREEN = '(max-resolution: 1.2dppx)'

/** Asks for the file that such a picture will show, before it is there. */
export function prefetchAvif(src: string): void {
  new Image().src = mediaUrl(matchMedia(ORDINARY_SCREEN).matches ? lightOf(src) : src)
}

const lightOf = (src: string) => src.replace(/\.webp$/, '.avif')

type Props = ComponentProps<'img'> & { readonly src: string; readonly alt: string }

/** A picture of the shell that has an AVIF beside it (`tools/art/shellPictures.ts`): ordinary screens load that. */
export function AvifImage({ src, alt, ...rest }: Props) {
  return (
    <picture className="avif-image">
      <source type="image/avif" media={ORDINARY_SCREEN} srcSet={mediaUrl(lightOf(src))} />
      <img src={mediaUrl(src)} alt={alt} draggable={false} {...rest} />
    </picture>
  )
}
