import { useEffect, useMemo, useRef, useState } from 'react'
import { type Book, isCover, kindOfPage, type Page } from '../../../../content/index.ts'
import { variantKey } from '../../../../content/avatarVariant.ts'
import type { Language } from '../../../../game/language.ts'
import { kindOf } from '../../../../scenes/table.ts'
import { useAvatarVariant } from '../../../lib/account/avatarVariant.ts'
import type { ReadingMode } from '../../../lib/language/readingMode.ts'
import type { BookMedia } from '../../../lib/books/bookMedia.ts'
import type { ReadingEnd } from '../narration/narration.ts'
import { pageTask } from '../page/pageTask.ts'
import type { PageText } from '../page/pageText.ts'
import { useHelp } from '../controls/useHelp.ts'
import { useNarration } from '../narration/useNarration.ts'
import { usePlay } from './usePlay.ts'
import { useRoomToPlay } from './useRoomToPlay.ts'

interface Options {
  readonly book: Book
  readonly page: Page
  readonly text: PageText
  readonly media: BookMedia | undefined
  readonly language: Language
  readonly mode: ReadingMode
  readonly isPaused: boolean
}

/**
 * One opened page: first it is read, then its instruction is said, then it invites to play. Play is never locked: touching a target ends
 * whatever is being read.
 */
export function useOpenPage({ book, page, text, media, language, mode, isPaused }: Options) {
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
    /** Heard, and played where there is something to play: the way on may invite. */
    calls: invitedOn === page.id && (isDone || !isPlayable) && voice === 'silent',
    ...pageActions({ play, help, narration }),
  }
}

/** Is there something to play? A game that nobody can play as the screen is held neither explains itself nor holds anybody up. */
function usePlayable(play: ReturnType<typeof usePlay>, page: Page) {
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

type Parts = Pick<ReturnType<typeof useNarration>, 'narration'> & {
  readonly play: ReturnType<typeof usePlay>
  readonly help: ReturnType<typeof useHelp>
}

/** Play is never locked: it ends whatever is being read. */
function beginPlay({ help, narration }: Pick<Parts, 'help' | 'narration'>): void {
  narration?.stop()
  help.close()
}

/** What the buttons around the page do. */
function pageActions({ play, help, narration }: Parts) {
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
    /** The child begins to play otherwise than by a touch in the picture. */
    beginPlay: () => beginPlay({ help, narration }),
    /** A word of the text was touched. */
    touchWord: (word: number) => narration?.touchWord(word),
    reset() {
      play.hideFeedback()
      play.send?.({ type: 'reset' })
    },
    /** All that belongs to this page falls silent and goes away. */
    mute() {
      narration?.stop()
      help.close()
      play.hideFeedback()
    },
  }
}
