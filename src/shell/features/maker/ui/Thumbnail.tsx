import { useEffect, useState } from 'react'
import type { DraftPage } from '../draft/schema.ts'
import type { DraftMedia } from '../panel.ts'
import { pagePicture } from '../picture/thumbnail.ts'

interface Props {
  readonly page: Pick<DraftPage, 'picture' | 'photo'>
  /** Where photos are read. */
  readonly media?: Pick<DraftMedia, 'get'>
  /** Pixels. */
  readonly width?: number
  /** Drawn at once: nothing can be done without it. */
  readonly isAwaited?: boolean
}

/** No photos: a picture of the kit only. */
const NO_MEDIA: Pick<DraftMedia, 'get'> = { get: () => Promise.resolve(undefined) }

/** A small picture of a page; an empty box until it is drawn, and where it cannot be. What it shows is said beside it. */
export function Thumbnail({ page: { picture, photo }, media = NO_MEDIA, width = 320, isAwaited = false }: Props) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    let isGone = false
    let made: string | undefined
    pagePicture({ picture, photo }, media, { width, isAwaited }).then(
      (blob) => {
        if (isGone) return
        made = URL.createObjectURL(blob)
        setUrl(made)
      },
      (error: unknown) => console.warn('A small picture could not be drawn', error),
    )
    return () => {
      isGone = true
      if (made !== undefined) URL.revokeObjectURL(made)
    }
  }, [picture, photo, media, width, isAwaited])
  return url === undefined ? <span className="blank" /> : <img src={url} alt="" />
}
