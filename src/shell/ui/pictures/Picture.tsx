import './picture.css'
import { clsx } from 'clsx'
import { useState } from 'react'
import { mediaUrl } from '../../../game/media.ts'

/** Smaller files of a picture, AVIF, as a `source` names them. */
export interface LightFiles {
  readonly srcSet: string
  readonly sizes?: string
}

interface Props {
  readonly src: string
  /** What is offered first; where it is missing, `src` is tried. */
  readonly light?: LightFiles | undefined
  /** What is seen; empty where the word stands beside it anyway. */
  readonly alt: string
  /** The word that is shown in the picture's place where it is missing or broken. */
  readonly word: string
  readonly className?: string
  readonly loading?: 'lazy' | 'eager'
  readonly onLoad?: () => void
}

/** A picture that is never a broken one: a tablet of paper with the word stands in for it. */
export function Picture({ src, light, alt, word, className, loading = 'lazy', onLoad }: Props) {
  const [broken, setBroken] = useState<readonly string[]>([])
  const tried = light && !broken.includes(light.srcSet) ? light : undefined
  if (src === '' || broken.includes(src)) {
    return (
      <span className={clsx('no-picture', className)} role={alt ? 'img' : undefined} aria-label={alt || undefined}>
        <span aria-hidden={alt ? true : undefined}>{word}</span>
      </span>
    )
  }
  return (
    <picture className="avif-image">
      {tried && <source type="image/avif" {...tried} />}
      <img
        key={tried?.srcSet ?? src}
        className={className}
        src={mediaUrl(src)}
        alt={alt}
        loading={loading}
        draggable={false}
        onLoad={onLoad}
        onError={() => setBroken((before) => [...before, tried?.srcSet ?? src])}
      />
    </picture>
  )
}
