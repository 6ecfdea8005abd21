import { useEffect, useState } from 'react'
import { pictureIdOf } from '../../../../content/art.ts'
import type { Book } from '../../../../content/index.ts'
import { variantKey } from '../../../../content/avatarVariant.ts'
import type { Language } from '../../../../game/language.ts'
import { useAvatarVariant } from '../../../lib/account/avatarVariant.ts'
import { type BookMedia, hasArtOf } from '../../../lib/books/bookMedia.ts'
import { useSteady } from '../../../lib/useSteady.ts'
import { pageTask } from '../page/pageTask.ts'
import { UpcomingPage } from './upcomingPage.ts'

interface Options {
  readonly book: Book
  readonly index: number
  readonly media: BookMedia | undefined
  readonly language: Language
}

/** The page after the open one; `prepare` builds it, if what it needs is known. It is dropped with the book. */
export function useUpcomingPage({ book, index, media, language }: Options) {
  const [upcoming] = useState(() => new UpcomingPage())
  const variant = variantKey(useAvatarVariant())
  useEffect(() => () => upcoming.drop(), [upcoming])
  const { prepare, drop } = useSteady({
    prepare() {
      const page = book.pages[index + 1]
      if (!page || !media || !hasArtOf(media, pictureIdOf(book.id, page.id))) return
      const task = pageTask(book.id, page, media, { look: variant })
      if (task) void upcoming.prepare(task, language)
    },
    drop: () => upcoming.drop(),
  })
  return { upcoming, prepare, drop }
}
