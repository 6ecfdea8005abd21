import '../../../ui/pictures/picture.css'
import { memo, useState } from 'react'
import { Patched } from '../../../ui/pictures/Patched.tsx'
import { isPosterDecoded } from '../turning/posterPrefetch.ts'
import { mediaUrl } from '../../../../game/media.ts'

interface Props {
  /** The WebP file; with `hasAvif`, the AVIF of the same name is offered first. */
  readonly src: string
  readonly alt: string
  /** Shown instead if the picture is missing or broken. */
  readonly word: string
  readonly hasAvif?: boolean
}

/** The whole picture of a page, shown before and without the stage; in book 3 with the reader's avatar variant. */
export const PosterPicture = memo(({ src, alt, word, hasAvif = true }: Props) => {
  // If the AVIF fails, the WebP is tried before the placeholder.
  const [{ of, failures }, setFailed] = useState({ of: src, failures: 0 })
  const failed = of === src ? failures : 0
  // A predecoded picture must be in the first frame of its page; another must not delay that frame.
  const [decoding] = useState<'sync' | 'async'>(() => (isPosterDecoded(src) ? 'sync' : 'async'))
  const isAvifTried = hasAvif && failed === 0
  if (failed > (hasAvif ? 1 : 0)) {
    return (
      <div className="art no-picture" role="img" aria-label={alt}>
        <span aria-hidden>{word}</span>
      </div>
    )
  }
  return (
    <Patched still={src} fit="fill">
      {(onShown) => (
        <picture>
          {isAvifTried && <source type="image/avif" srcSet={mediaUrl(src.replace(/\.webp$/, '.avif'))} />}
          <img
            key={failed}
            className="art"
            src={mediaUrl(src)}
            alt={alt}
            width={1280}
            height={800}
            fetchPriority="high"
            decoding={decoding}
            draggable={false}
            onLoad={onShown}
            onError={() => setFailed({ of: src, failures: failed + 1 })}
          />
        </picture>
      )}
    </Patched>
  )
})
