import { useEffect, useState } from 'react'
import type { DraftPage } from '../../draft/schema.ts'
import type { DraftMedia } from '../../panel.ts'

/** A page's photo: its URL, or null where it is on another device. */
export interface ShownPhoto {
  readonly url: string | null
}

/** A page's photo to be shown; undefined while it is read, and without a photo. */
export function usePhoto(photo: DraftPage['photo'], media: Pick<DraftMedia, 'get'>): ShownPhoto | undefined {
  const name = photo?.media
  const [shown, setShown] = useState<{ readonly name: string; readonly url: string | null }>()
  useEffect(() => {
    if (name === undefined) return undefined
    let isOver = false
    let url: string | undefined
    media.get(name).then(
      (file) => {
        if (isOver) return
        url = file && URL.createObjectURL(file)
        setShown({ name, url: url ?? null })
      },
      () => isOver || setShown({ name, url: null }),
    )
    return () => {
      isOver = true
      if (url !== undefined) URL.revokeObjectURL(url)
    }
  }, [name, media])
  return shown?.name === name ? shown : undefined
}
