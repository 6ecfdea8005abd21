import '../../../ui/pictures/picture.css'
import { memo, useLayoutEffect, useRef, useState } from 'react'
import { Patched } from '../../../ui/pictures/Patched.tsx'
import { isPosterDecoded, takePoster } from '../turning/posterPrefetch.ts'
import { giveBack, showBitmap } from './bitmapCanvas.ts'
import { useSteady } from '../../../lib/useSteady.ts'
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
  // A predecoded picture is in the first frame of its page.
  const [decoded, setDecoded] = useState(() => (isPosterDecoded(src) ? src : undefined))
  const isAvifTried = hasAvif && failed === 0
  if (failed > (hasAvif ? 1 : 0)) {
    return (
      <div className="art no-picture" role="img" aria-label={alt}>
        <span aria-hidden>{word}</span>
      </div>
    )
  }
  if (decoded === src) {
    return (
      <Patched still={src} fit="fill">
        {(onShown) => <DecodedPoster src={src} alt={alt} onShown={onShown} onLost={() => setDecoded(undefined)} />}
      </Patched>
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
            decoding="async"
            draggable={false}
            onLoad={onShown}
            onError={() => setFailed({ of: src, failures: failed + 1 })}
          />
        </picture>
      )}
    </Patched>
  )
})

interface DecodedProps extends Pick<Props, 'src' | 'alt'> {
  readonly onShown: () => void
  /** It is not decoded any more. */
  readonly onLost: () => void
}

/** A poster that was decoded in advance. */
function DecodedPoster({ src, alt, onShown, onLost }: DecodedProps) {
  const host = useRef<HTMLSpanElement>(null)
  const on = useSteady({ shown: onShown, lost: onLost })
  useLayoutEffect(() => {
    const bitmap = takePoster(src)
    const canvas = bitmap && showBitmap(bitmap)
    if (!canvas) return on.lost()
    host.current?.append(canvas)
    on.shown()
    return () => giveBack(canvas)
  }, [src, on])
  return <span ref={host} className="art" role="img" aria-label={alt} data-poster={src} />
}
