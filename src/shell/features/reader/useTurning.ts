import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { afterFirstThings } from '../../lib/firstThings.ts'
import { notify } from '../../lib/notify.ts'
import { paths } from '../../lib/paths.ts'
import { expireSession } from '../../lib/session.ts'
import { useLeaving } from '../../lib/useLeaving.ts'
import type { LeftBy } from './learningEvents.ts'
import { prepareSaving, prepareWrite, type Saved, savePage } from './progressApi.ts'

/** SPEC section 9: Finish leads to the activities after this, ms. */
const FINISH_MS = 2000

/** Said where the service does not let a child into a book. */
const LOCKED_TEXT = 'This book is still locked.'

interface Options {
  readonly bookId: number
  readonly index: number
  readonly turnTo: (index: number) => void
  /** The page is about to be left: its sound ends, its story is recorded. */
  readonly onLeave: (by: LeftBy) => void
}

/**
 * The ways from page to page. Next saves first and turns only when that has worked or is kept on the device; Prev and Finish save nothing; leaving for the library
 * saves the page before this one and leaves in any case, so that no child is kept in.
 */
export function useTurning({ bookId, index, turnTo, onLeave }: Options) {
  const navigate = useNavigate()
  const { leavingTo, leave } = useLeaving()
  const [isSaving, setIsSaving] = useState(false)
  // Two presses come before React has drawn the first one's disabled button.
  const isBusy = useRef(false)
  useEffect(
    () =>
      afterFirstThings(() => {
        prepareSaving()
        prepareWrite()
      }),
    // Each page is left by a save of its own.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
    [index],
  )

  async function save(pageNumber: number): Promise<Extract<Saved, { ok: true }> | undefined> {
    isBusy.current = true
    setIsSaving(true)
    const saved = await savePage(bookId, pageNumber)
    isBusy.current = false
    if (saved.ok) return saved
    setIsSaving(false)
    if (saved.isLocked) sendAway(navigate)
    else if (saved.text !== undefined) notify('error', saved.text)
    return undefined
  }

  async function next() {
    if (isBusy.current || leavingTo !== undefined) return
    const saved = await save(index + 1)
    if (!saved) return
    // All of it is drawn at once.
    flushSync(() => {
      setIsSaving(false)
      onLeave('next')
      turnTo(index + 1)
    })
    // Only now: whoever signs in again comes back to the page that they have turned to.
    if (saved.isExpired) expireSession()
  }

  function prev() {
    if (index === 0 || isBusy.current || leavingTo !== undefined) return
    onLeave('prev')
    turnTo(index - 1)
  }

  function finish() {
    if (isBusy.current || leavingTo !== undefined) return
    onLeave('finish')
    leave(paths.activities(bookId), FINISH_MS)
  }

  async function toLibrary() {
    if (isBusy.current) return
    onLeave('library')
    const saved = await save(index)
    if (saved?.isExpired === true) expireSession()
    else void navigate(paths.books)
  }

  return { isSaving, isFinishing: leavingTo !== undefined, next, prev, finish, toLibrary }
}

/** Tells that a book is locked and leads back to the library. */
export function sendAway(navigate: ReturnType<typeof useNavigate>): void {
  notify('info', LOCKED_TEXT)
  void navigate(paths.books, { replace: true })
}
