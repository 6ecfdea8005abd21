import { type PointerEvent, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { afterFrame } from '../../../../game/runtime/afterFrame.ts'
import { askForCookie } from '../../../lib/service/apiClient.ts'
import { afterCriticalPath } from '../../../lib/loading/criticalPath.ts'
import { languageNow } from '../../../lib/language/language.ts'
import { notify } from '../../../lib/notify.ts'
import { routes } from '../../../lib/routes.ts'
import { followPress } from '../../../lib/press/followPress.ts'
import { expireSession, readToken, signInAgain } from '../../../lib/account/session.ts'
import { useLeaving } from '../../../lib/press/useLeaving.ts'
import { useSteady } from '../../../lib/useSteady.ts'
import { whenIdle } from '../../../lib/loading/whenIdle.ts'
import type { LeftBy } from '../../../lib/service/learningEvents.ts'
import { readerText } from '../text/reader/index.ts'
import { countsWhenQueued, prepareSaving, type Saved, savePage } from './progressApi.ts'
import { Sheet } from './sheet.ts'
import { isPosterDecoded, onPosterDecoded } from './posterPrefetch.ts'
import { Turn, type TurnNeeds } from './turn.ts'

/** SPEC section 9: Finish opens the activities after this, ms. */
const FINISH_MS = 2000

interface Options {
  readonly bookId: number
  readonly index: number
  /** The next page's poster, if there is a next page. */
  readonly nextPoster: string | undefined
  /** The page is fully loaded: the next one can be placed under it. */
  readonly isSettled: boolean
  readonly turnTo: (index: number) => void
  /** Pauses the scene while the sheet moves. */
  readonly freeze: (isFrozen: boolean) => void
  /** Builds the next page on the stage, unseen. */
  readonly prepare: () => void
  /** The page that was built is not turned to. */
  readonly drop: () => void
  /** Called before the page is left: stops its sound and records its reading. */
  readonly onLeave: (by: LeftBy) => void
}

/** Navigation from the open page. */
export interface Turning {
  /** Presses have no effect now. */
  readonly isBusy: boolean
  /** React's `ref` of the container of the sheets. */
  readonly lie: Sheet['lie']
  /** Index of the page below the open one. */
  readonly upcoming: number | undefined
  /** The open page was turned back to. */
  readonly comesBack: boolean
  /** A pointer went down on Next. */
  readonly readyNext: (event: PointerEvent<HTMLElement>) => void
  readonly next: () => Promise<void> | undefined
  readonly prev: () => void
  readonly finish: () => void
  /** Saves the previous page and leaves, whether or not that succeeded. */
  readonly toLibrary: () => Promise<void>
}

/**
 * Navigation between pages. Next saves first: its sheet turns at once, and the page follows when the save succeeded or was queued; a rejection lets
 * the sheet fall back. Prev and Finish save nothing; leaving for the library saves the previous page and leaves in any case, so that no child is
 * stuck.
 */
export function useTurning({ bookId, index, nextPoster, isSettled, turnTo, onLeave, ...on }: Options): Turning {
  const navigate = useNavigate()
  const { leavingTo, leave } = useLeaving()
  const [comesBack, setComesBack] = useState(false)
  const { upcoming, layNext } = useNextPage(index, nextPoster, isSettled)
  useReadyToSave(index, isSettled)
  const { turn, lie, isSlow } = useTurn({
    ...on,
    save: () => savePage(bookId, index + 1),
    commit() {
      setComesBack(false)
      onLeave('next')
      turnTo(index + 1)
    },
  })
  const isBarred = () => turn.isBusy || leavingTo !== undefined

  /** While a finger is on Next its sheet is lifted, and what the turn needs is prepared. */
  function readyNext({ currentTarget, pointerId, button }: PointerEvent<HTMLElement>) {
    if (isBarred() || button > 0) return
    turn.press(true)
    followPress(currentTarget, pointerId, (isOn) => turn.press(isOn))
    // After the frame in which the sheet moves.
    afterFrame(() => {
      prepareSaving()
      askForCookie()
      // React queues even what changes nothing, and the turn, which comes first, leaves it for a second rendering of the reader.
      if (upcoming === undefined) layNext(index + 1)
    })
  }

  function prev() {
    if (index === 0 || isBarred()) return
    onLeave('prev')
    setComesBack(true)
    layNext(index)
    turnTo(index - 1)
  }

  function finish() {
    if (isBarred()) return
    onLeave('finish')
    leave(routes.activities(bookId), FINISH_MS)
  }

  async function toLibrary() {
    if (turn.isBusy) return
    onLeave('library')
    const saved = await turn.alone(() => savePage(bookId, index))
    if (!saved.ok) emit(saved, navigate)
    if (saved.ok && saved.isExpired) expireSession()
    else void navigate(routes.books)
  }

  return {
    isBusy: isSlow || leavingTo !== undefined,
    lie,
    upcoming,
    comesBack,
    readyNext,
    next: () => (leavingTo === undefined ? turn.go() : undefined),
    prev,
    finish,
    toLibrary,
  }
}

type Refused = Exclude<Saved, { readonly ok: true }>

/** The turn to the next page, and its sheet. */
function useTurn({
  commit,
  ...given
}: Pick<TurnNeeds, 'save' | 'freeze' | 'prepare' | 'drop'> & { readonly commit: () => void }) {
  const navigate = useNavigate()
  const [isSlow, setIsSlow] = useState(false)
  const [sheet] = useState(() => new Sheet())
  const needs = useSteady({
    ...given,
    slow: setIsSlow,
    commit({ isExpired }: Extract<Saved, { ok: true }>) {
      // Everything in one render.
      flushSync(() => {
        setIsSlow(false)
        commit()
      })
      // After the turn, so that a new sign-in returns to the turned page. If a late answer has found the token expired, the turn has just undone the way
      // to the sign-in.
      if (isExpired) expireSession()
      else if (readToken() === undefined) signInAgain()
    },
    refuse: (refused: Refused) => emit(refused, navigate),
  })
  const [turn] = useState(() => new Turn({ ...needs, sheet, countsWhenQueued }))
  useEffect(() => turn.open(), [turn])
  return { turn, lie: sheet.lie, isSlow }
}

/** Shows why a page was not saved. */
function emit({ isLocked, text }: Refused, navigate: ReturnType<typeof useNavigate>): void {
  if (isLocked) sendAway(navigate)
  else if (text !== undefined) notify('error', text)
}

/** Preloads the code for the save when the page is left, and its cookie: that one not while the page opens, which it would delay. */
function useReadyToSave(index: number, isSettled: boolean): void {
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => afterCriticalPath(prepareSaving), [index])
  useEffect(() => {
    if (isSettled) askForCookie()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [index, isSettled])
}

/** Which page lies below the open one: the next, as soon as its poster is decoded and the browser is idle, or on request. */
function useNextPage(index: number, nextPoster: string | undefined, isSettled: boolean) {
  const [laid, layNext] = useState<number>()
  const isLaid = laid === index + 1
  useEffect(() => {
    if (nextPoster === undefined || !isSettled || isLaid) return undefined
    let forget = () => undefined as void
    const layWhenDecoded = () => {
      if (!isPosterDecoded(nextPoster)) return
      stop()
      forget = whenIdle(() => layNext(index + 1))
    }
    const stop = onPosterDecoded(layWhenDecoded)
    layWhenDecoded()
    return () => {
      stop()
      forget()
    }
  }, [index, nextPoster, isSettled, isLaid])
  return { upcoming: isLaid && nextPoster !== undefined ? laid : undefined, layNext }
}

/** Shows that a book is locked and returns to the library. */
export function sendAway(navigate: ReturnType<typeof useNavigate>): void {
  notify('info', readerText[languageNow()].locked)
  void navigate(routes.books, { replace: true })
}
