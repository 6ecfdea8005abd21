import { useEffect } from 'react'
import { pictureIdOf } from '../../../../content/art.ts'
import { effectsOf, FIRST_EFFECTS } from '../../../../content/audio.ts'
import { type Book, kindOfPage, type Page } from '../../../../content/index.ts'
import type { Language } from '../../../../game/language.ts'
import { variantKey } from '../../../../content/avatarVariant.ts'
import { kindOf } from '../../../../scenes/table.ts'
import { pagesAreHere } from '../../../lib/loading/criticalPath.ts'
import { inOrder, type Task } from '../../../lib/loading/inOrder.ts'
import { useAvatarVariant } from '../../../lib/account/avatarVariant.ts'
import type { ReadingMode } from '../../../lib/language/readingMode.ts'
import { loadRuntime } from '../../../lib/loading/stageRuntime.ts'
import { fetchPosterPatch } from '../../../lib/loading/usePosterPatch.ts'
import type { BookMedia } from '../narration/bookMedia.ts'
import { decodePoster } from './posterPrefetch.ts'

interface Options {
  readonly book: Book
  readonly index: number
  readonly language: Language
  readonly mode: ReadingMode
  readonly media: BookMedia | undefined
  /** The page's stage stands, or has failed. */
  readonly isSettled: boolean
}

/**
 * Fetches in the order of need what the page in view is heard with, and then the next page. The page itself comes first: nothing is asked for
 * before its stage stands, because on a thin line it would wait for what comes after it.
 */
export function usePrefetch({ book, index, language, mode, media, isSettled }: Options): void {
  const variant = variantKey(useAvatarVariant())
  const isReadAloud = mode !== 'alone'
  useEffect(() => {
    if (!media || !isSettled) return undefined
    const page = book.pages[index]
    const next = book.pages[index + 1]
    // The way back is as short: this page's still stays decoded when the next one is shown.
    if (page) decodePoster(page.image)
    const here = page && { book, page, media, language, look: variant }
    const upcoming = next && { book, page: next, media, language, look: variant }
    return inOrder([
      here && isReadAloud ? [voiceOf(here)] : [],
      here ? soundsOf(here) : [],
      upcoming ? pictureOf(upcoming) : [],
      here ? [moreSoundsOf(here)] : [],
      upcoming ? [voiceOf(upcoming), ...soundsOf(upcoming), moreSoundsOf(upcoming)] : [],
      [async () => pagesAreHere()],
    ])
  }, [book, index, language, isReadAloud, media, isSettled, variant])
}

interface Place {
  readonly book: Book
  readonly page: Page
  readonly media: BookMedia
  readonly language: Language
  readonly look: string
}

const voiceOf =
  ({ page, language, media }: Place): Task =>
  () =>
    media.prepareVoice(page, language)

/** What is heard of a page at once besides its reading: what a first touch sounds, what is said, and the page that is turned. */
function soundsOf({ page, language, media }: Place): readonly Task[] {
  const kind = kindOf(kindOfPage(page), 'page')
  return [
    () => media.audio.effects.prepare([...FIRST_EFFECTS, ...(kind?.effects ?? []), 'page-flip']),
    () => media.prepareLines(page, language),
  ]
}

/** All its other effects: a page is played for a while before they are heard, and may be turned before. */
function moreSoundsOf({ book, page, media }: Place): Task {
  const picture = media.art.pages[pictureIdOf(book.id, page.id)]
  return () => media.audio.effects.prepare([...effectsOf(page), ...effectsOf(picture ?? {}), 'complete'])
}

/** What is seen of a page, and the script that it is played by. */
function pictureOf({ book, page, media, look: variant }: Place): readonly Task[] {
  const picture = async () => {
    const { preload } = await loadRuntime()
    await preload(pictureIdOf(book.id, page.id), { picture: (id) => media.art.pages[id] }, variant)
    // The stage may fetch the same file: whoever fetches what an image has makes Chromium forget the image (140), so the image comes after.
    decodePoster(page.image)
    await fetchPosterPatch(page.image, variant)
  }
  return [picture, async () => kindOf(kindOfPage(page), 'page')?.loadScene()]
}
