import { useEffect, useMemo, useRef, useState } from 'react'
import { type Book, isCover, kindOfPage, type Page } from '../../../../content/index.ts'
import { pictureIdOf } from '../../../../content/art.ts'
import { variantKey } from '../../../../content/avatarVariant.ts'
import type { Language } from '../../../../game/language.ts'
import { pageKindOf } from '../../../../scenes/pageKinds.ts'
import { useAvatarVariant } from '../../../lib/account/avatarVariant.ts'
import type { ReadingMode } from '../../../lib/language/readingMode.ts'
import { type BookMedia, hasArtOf } from '../../../lib/books/bookMedia.ts'
import type { ReadingEnd } from '../narration/narration.ts'
import { type OpenTask, pageTask } from '../page/pageTask.ts'
import type { PageText } from '../page/pageText.ts'
import { type HelpBubble, useHelp } from '../controls/useHelp.ts'
import { noteFound } from '../access/PictureExtras.tsx'
import { type PageVoice, useNarration } from '../narration/useNarration.ts'
import type { UpcomingPage } from './upcomingPage.ts'
import { type ScenePlay, usePlay } from './usePlay.ts'
import { type RoomToPlay, useRoomToPlay } from './useRoomToPlay.ts'

interface Options {
  readonly book: Book
  readonly page: Page
  readonly text: PageText
  readonly media: BookMedia | undefined
  readonly language: Language
  readonly mode: ReadingMode
  readonly isPaused: boolean
  /** Pages that are built before they are turned to, if any are. */
  readonly upcoming?: UpcomingPage | undefined
}

/** The actions of the controls around a page and its text. */
interface PageActions {
  /** Reads aloud, pauses or continues. */
  readonly listen: () => void
  readonly toggleHelp: () => void
  /** The child begins to play by other means than a touch on the picture. */
  readonly beginPlay: () => void
  /** A word of the text was touched; its index in the text. */
  readonly touchWord: (word: number) => void
  readonly reset: () => void
  /** Stops the voice and hides help and messages of this page. */
  readonly mute: () => void
}

/** The open page. */
export interface OpenPage extends PageActions {
  /** What the stage plays; undefined until the book's media are loaded. */
  readonly task: OpenTask | undefined
  readonly play: ScenePlay
  readonly room: RoomToPlay
  readonly help: HelpBubble
  readonly narration: PageVoice['narration']
  readonly voice: PageVoice['state']
  /** Ids of the pages that were completed. */
  readonly done: ReadonlySet<string>
  readonly retry: () => void
  readonly isInvited: boolean
  /** It was heard, and completed if it can be played: Next may invite. */
  readonly calls: boolean
}

/**
 * One open page: it is read, then its instruction is spoken, then it invites the child to play. Play is never locked: touching a target stops the
 * voice.
 */
export function useOpenPage({ book, page, text, media, language, mode, isPaused, upcoming }: Options): OpenPage {
  const [opening, setOpening] = useState(0)
  const task = useTask({ book, page, media, upcoming }, opening)
  const [invitedOn, setInvitedOn] = useState<string>()
  const [done, setDone] = useState<ReadonlySet<string>>(new Set())
  const help = useHelp(page.id, isCover(page) ? undefined : page.instructionAudio[language], media)
  const isDone = done.has(page.id)

  async function introduce(end: ReadingEnd) {
    // `stopped` means that the child is already doing something else.
    if (isPlayable && !isDone && end === 'ended') await help.open()
    setInvitedOn(page.id)
  }
  const begun = useBegun(page.id)
  const { narration, state: voice } = useNarration({
    page,
    text,
    language,
    mode,
    media,
    isPaused,
    isPlayed: begun.is,
    onOver: (end) => void introduce(end),
  })
  const play = usePlay({
    bookId: book.id,
    place: page.id,
    kind: pageKindOf(kindOfPage(page)),
    language,
    onTouched: () => {
      begun.note()
      beginPlay({ help, narration })
    },
    onFound: () => media && void noteIn(media, book.id, page.id),
    onCompleted() {
      setDone((before) => new Set(before).add(page.id))
      play.showDone()
    },
  })
  const { room, isPlayable } = usePlayable(play, page)
  const retry = () => {
    play.forgive()
    setOpening((count) => count + 1)
  }
  const isInvited = invitedOn === page.id
  return {
    task,
    play,
    room,
    help,
    narration,
    voice,
    done,
    retry,
    isInvited,
    calls: isInvited && (isDone || !isPlayable) && voice === 'silent',
    ...pageActions({ play, help, narration }),
  }
}

/** Notes that Kiko was found. On how many pages he hides is known when all pictures' data is there. */
async function noteIn(media: BookMedia, bookId: number, pageId: string): Promise<void> {
  await media.loadMoreArt?.().catch(() => undefined)
  noteFound(bookId, pageId, Object.values(media.art.pages))
}

/** What the stage plays; its services are open as long as the page is. */
function useTask(
  { book, page, media, upcoming }: Pick<Options, 'book' | 'page' | 'media' | 'upcoming'>,
  opening: number,
) {
  // Another avatar variant means other pictures, so the page is reopened.
  const variant = variantKey(useAvatarVariant())
  const hasArt = useArtOf(media, pictureIdOf(book.id, page.id))
  const task = useMemo(() => {
    if (!media || !hasArt) return undefined
    return upcoming?.taskOf(page, variant) ?? pageTask(book.id, page, media, { opening, look: variant })
  }, [book.id, page, media, hasArt, opening, variant, upcoming])
  useEffect(() => task?.services.open(), [task])
  return task
}

/** Whether a picture's data is there; it is loaded where it is not. If that fails, the page is played without its picture. */
function useArtOf(media: BookMedia | undefined, pictureId: string): boolean {
  const [tried, setTried] = useState<string>()
  const isHere = media !== undefined && (hasArtOf(media, pictureId) || tried === pictureId)
  useEffect(() => {
    if (!media || isHere) return undefined
    let isLeft = false
    media
      .loadMoreArt?.()
      .catch((error: unknown) => console.error('The page has no moving picture', error))
      .finally(() => !isLeft && setTried(pictureId))
    return () => {
      isLeft = true
    }
  }, [media, pictureId, isHere])
  return isHere
}

/** Whether there is something to play. A game that is too small for fingers is not introduced and not required. */
function usePlayable(play: ScenePlay, page: Page) {
  const room = useRoomToPlay(play, page.id)
  return { room, isPlayable: !isCover(page) && kindOfPage(page) !== 'picture' && !room.isTooSmall }
}

/** Whether the child has begun to play since the page was opened, which can be before its narration starts. */
function useBegun(pageId: string): { readonly note: () => void; readonly is: () => boolean } {
  const page = useRef<string>(undefined)
  useEffect(() => {
    if (page.current !== pageId) page.current = undefined
  }, [pageId])
  return {
    note() {
      page.current = pageId
    },
    is: () => page.current === pageId,
  }
}

type Parts = Pick<OpenPage, 'narration' | 'play' | 'help'>

/** Stops narration and help, because play is never locked. */
function beginPlay({ help, narration }: Pick<Parts, 'help' | 'narration'>): void {
  narration?.stop()
  help.close()
}

/** The actions of the controls around the page. */
function pageActions({ play, help, narration }: Parts): PageActions {
  return {
    listen() {
      help.close()
      narration?.toggle()
    },
    toggleHelp() {
      if (help.isOpen) return help.close()
      narration?.stop()
      play.hideFeedback()
      void help.open()
    },
    beginPlay: () => beginPlay({ help, narration }),
    touchWord: (word: number) => narration?.touchWord(word),
    reset() {
      play.hideFeedback()
      play.send?.({ type: 'reset' })
    },
    mute() {
      narration?.stop()
      help.close()
      play.hideFeedback()
    },
  }
}
