import { useEffect, useState } from 'react'
import type { DraftPage } from '../../draft/schema.ts'
import type { DraftMedia } from '../../panel.ts'

/** The URL of a page's photo; `elsewhere` where it is on another device; undefined while it is read, and without a photo. */
export function usePhoto(photo: DraftPage['photo'], media: Pick<DraftMedia, 'get'>): string | 'elsewhere' | undefined {
  const name = photo?.media
  const [shown, setShown] = useState<{ readonly name: string; readonly url: string | 'elsewhere' }>()
  useEffect(() => {
    if (name === undefined) return undefined
    let isOver = false
    let url: string | undefined
    media.get(name).then(
      (file) => {
        if (isOver) return
        url = file && URL.createObjectURL(file)
        setShown({ name, url: url ?? 'elsewhere' })
      },
      () => isOver || setShown({ name, url: 'elsewhere' }),
    )
    return () => {
      isOver = true
      if (url !== undefined) URL.revokeObjectURL(url)
    }
  }, [name, media])
  return shown?.name === name ? shown?.url : undefined
}
