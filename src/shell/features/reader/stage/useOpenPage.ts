import { useEffect, useMemo, useRef, useState } from 'react'
import { type Book, isCover, kindOfPage, type Page } from '../../../../content/index.ts'
import { variantKey } from '../../../../content/avatarVariant.ts'
import type { Language } from '../../../../game/language.ts'
import { kindOf } from '../../../../scenes/table.ts'
import { useAvatarVariant } from '../../../lib/account/avatarVariant.ts'
import type { ReadingMode } from '../../../lib/language/readingMode.ts'
import type { BookMedia } from '../../../lib/books/bookMedia.ts'
import type { ReadingEnd } from '../narration/narration.ts'
import { type OpenTask, pageTask } from '../page/pageTask.ts'
import type { PageText } from '../page/pageText.ts'
import { type HelpBubble, useHelp } from '../controls/useHelp.ts'
import { type PageVoice, useNarration } from '../narration/useNarration.ts'
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
}

/** What the controls around a page and its text do to it. */
interface PageActions {
  /** Reads aloud, or stops. */
  readonly listen: () => void
  readonly toggleHelp: () => void
  /** The child begins to play otherwise than by a touch in the picture. */
  readonly beginPlay: () => void
  /** A word of the text was touched; its place in the text, from 0. */
  readonly touchWord: (word: number) => void
  readonly reset: () => void
  /** Everything that belongs to this page falls silent and goes away. */
  readonly mute: () => void
}

/** The page that is open. */
export interface OpenPage extends PageActions {
  /** What the stage plays; undefined until the book's media are here. */
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
  /** It was heard, and played where there is something to play: the way on may invite. */
  readonly calls: boolean
}

/**
 * One opened page: first it is read, then its instruction is said, then it invites to play. Play is never locked: touching a target ends
 * whatever is being read.
 */
export function useOpenPage({ book, page, text, media, language, mode, isPaused }: Options): OpenPage {
  const [opening, setOpening] = useState(0)
  // Another look is another picture: the page is opened again.
  const variant = variantKey(useAvatarVariant())
  const task = useMemo(
    () => media && pageTask(book.id, page, media, { opening, look: variant }),
    [book.id, page, media, opening, variant],
  )
  useEffect(() => task?.services.open(), [task])
  const [invitedOn, setInvitedOn] = useState<string>()
  const [done, setDone] = useState<ReadonlySet<string>>(new Set())
  const help = useHelp(page.id, isCover(page) ? undefined : page.instructionAudio[language], media)
  const isDone = done.has(page.id)

  async function introduce(end: ReadingEnd) {
    // Stopped means that the child already does something else.
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
    kind: kindOf(kindOfPage(page), 'page'),
    language,
    onTouched() {
      begun.note()
      beginPlay({ help, narration })
    },
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
  return {
    task,
    play,
    room,
    help,
    narration,
    voice,
    done,
    retry,
    isInvited: invitedOn === page.id,
    calls: invitedOn === page.id && (isDone || !isPlayable) && voice === 'silent',
    ...pageActions({ play, help, narration }),
  }
}

/** Is there something to play? A game that nobody can play as the screen is held neither explains itself nor holds anybody up. */
function usePlayable(play: ScenePlay, page: Page) {
  const room = useRoomToPlay(play, page.id)
  return { room, isPlayable: !isCover(page) && kindOfPage(page) !== 'picture' && !room.isTooSmall }
}

/** Has the child begun to play since the page was opened? It may have, before the voice of the page begins. */
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

/** Play is never locked: it ends whatever is being read. */
function beginPlay({ help, narration }: Pick<Parts, 'help' | 'narration'>): void {
  narration?.stop()
  help.close()
}

/** What the buttons around the page do. */
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
