import { useMemo } from 'react'
import type { DraftHead } from '../draft/index.ts'
import { Thumbnail } from '../ui/Thumbnail.tsx'

/** The cover of a draft on the shelf; empty where the draft cannot be read. A photo is only shown in the book itself. */
export function DraftCover({ head: { cover } }: { readonly head: DraftHead }) {
  const page = useMemo(() => (cover ? { picture: { ...cover, photo: undefined }, photo: null } : undefined), [cover])
  return <span className="cover">{page ? <Thumbnail page={page} width={480} /> : <span className="blank" />}</span>
}
