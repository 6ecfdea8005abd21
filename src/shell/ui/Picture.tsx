import './picture.css'
import { clsx } from 'clsx'
import { useState } from 'react'

interface Props {
  readonly src: string
  /** What is seen; empty where the word stands beside it anyway. */
  readonly alt: string
  /** The word that is shown in the picture's place where it is missing or broken. */
  readonly word: string
  readonly className?: string
  readonly loading?: 'lazy' | 'eager'
  readonly onLoad?: () => void
}

/** A picture that is never a broken one: a tablet of paper with the word stands in for it. */
export function Picture({ src, alt, word, className, loading = 'lazy', onLoad }: Props) {
  const [broken, setBroken] = useState<string>()
  if (src === '' || broken === src) {
    return (
      <span className={clsx('no-picture', className)} role={alt ? 'img' : undefined} aria-label={alt || undefined}>
        <span aria-hidden={alt ? true : undefined}>{word}</span>
      </span>
    )
  }
  return (
    <img
      className={className}
      src={src}
      alt={alt}
      loading={loading}
      draggable={false}
      onLoad={onLoad}
      onError={() => setBroken(src)}
    />
  )
}
