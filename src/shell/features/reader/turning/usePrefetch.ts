import { useEffect } from 'react'
import { pictureIdOf } from '../../../../content/art.ts'
import { effectsOf, FIRST_EFFECTS } from '../../../../content/audio.ts'
import { type Book, kindOfPage, type Page } from '../../../../content/index.ts'
import type { Language } from '../../../../game/language.ts'
import { variantKey } from '../../../../content/avatarVariant.ts'
import { pageKindOf } from '../../../../scenes/pageKinds.ts'
import { pagesAreHere, turnIsHere } from '../../../lib/loading/criticalPath.ts'
import { inOrder, type Task } from '../../../lib/loading/inOrder.ts'
import { useAvatarVariant } from '../../../lib/account/avatarVariant.ts'
import type { ReadingMode } from '../../../lib/language/readingMode.ts'
import { loadRuntime } from '../../../lib/loading/stageRuntime.ts'
import { fetchPosterPatch } from '../../../lib/loading/usePosterPatch.ts'
import { type BookMedia, hasArtOf } from '../../../lib/books/bookMedia.ts'
import { decodePoster, fetchPoster } from './posterPrefetch.ts'

interface Options {
  readonly book: Book
  readonly index: number
  readonly language: Language
  readonly mode: ReadingMode
  readonly media: BookMedia | undefined
  /** The page's stage is ready or has failed. */
  readonly isSettled: boolean
}

/**
 * Prefetches in the order of need: what is heard first on the current page, the next page's picture, what is said here, then the rest of the next page. Nothing is requested before the current page's stage is ready,
 * because on a slow network that would delay it.
 */
export function usePrefetch({ book, index, language, mode, media, isSettled }: Options): void {
  const variant = variantKey(useAvatarVariant())
  const isReadAloud = mode !== 'alone'
  useEffect(() => {
    if (!media || !isSettled) return undefined
    const page = book.pages[index]
    const next = book.pages[index + 1]
    const here = page && { book, page, media, language, look: variant }
    const upcoming = next && { book, page: next, media, language, look: variant }
    return inOrder([
      here && isReadAloud ? [voiceOf(here)] : [],
      // The next picture before the lines: who presses Next at once waits for it; lines are said after the narration, or when something is pressed.
      [upcoming && pictureOf(upcoming), upcoming && sceneOf(upcoming), here && firstEffectsOf(here)].filter(
        (one) => one !== undefined,
      ),
      [async () => turnIsHere()],
      [async () => media.loadMoreArt?.()],
      here ? [linesOf(here)] : [],
      // The current poster, for turning back.
      here ? [moreSoundsOf(here), posterOf(here)] : [],
      upcoming
        ? [voiceOf(upcoming), framesOf(upcoming), firstEffectsOf(upcoming), linesOf(upcoming), moreSoundsOf(upcoming)]
        : [],
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

/** The effects of a page that may be needed at once, and that of the turn. */
function firstEffectsOf({ page, media }: Place): Task {
  const kind = pageKindOf(kindOfPage(page))
  return () => media.audio.effects.prepare([...FIRST_EFFECTS, ...(kind?.effects ?? []), 'page-flip'])
}

/** What is said on a page besides its narration. */
const linesOf =
  ({ page, language, media }: Place): Task =>
  () =>
    media.prepareLines(page, language)

/** The other effects of a page: needed only after some time of play, if at all. */
function moreSoundsOf({ book, page, media }: Place): Task {
  const picture = media.art.pages[pictureIdOf(book.id, page.id)]
  return () => media.audio.effects.prepare([...effectsOf(page), ...effectsOf(picture ?? {}), 'complete'])
}

/** The pictures of a page: its poster, then those of its stage. */
function pictureOf(place: Place): Task {
  const { page, look: variant } = place
  return async () => {
    await fetchPoster(page.image).catch(() => undefined)
    await posterOf(place)()
    await fetchPosterPatch(page.image, variant)
  }
}

/** The decoded poster of a page: the stage's, where that has it. */
function posterOf({ book, page, media, look: variant }: Place): Task {
  return async () => {
    const { preload } = await loadRuntime()
    const id = pictureIdOf(book.id, page.id)
    if (!hasArtOf(media, id)) await media.loadMoreArt?.()
    const picture = (one: string) => media.art.pages[one]
    decodePoster(page.image, await preload(id, { picture }, variant))
  }
}

/** What a page's stage opens without. */
function framesOf({ book, page, media }: Place): Task {
  return async () => {
    const { preloadFrames } = await loadRuntime()
    await preloadFrames(pictureIdOf(book.id, page.id), { picture: (id) => media.art.pages[id] })
  }
}

/** The code of a page's scene. */
const sceneOf =
  ({ page }: Place): Task =>
  async () => {
    const kind = pageKindOf(kindOfPage(page))
    const { preloadScene } = await loadRuntime()
    if (kind) await preloadScene(kind)
  }
