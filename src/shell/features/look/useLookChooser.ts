import { useCallback, useEffect, useState } from 'react'
import { type Look, LOOKED_BOOK, lookKey } from '../../../content/look.ts'
import { chooseLook, knownLook, noteLook, sendLook } from '../../lib/look.ts'
import { afterFirstThings } from '../../lib/firstThings.ts'
import { readUser } from '../../lib/session.ts'

/** The chooser on a screen: open or not, and what its end means. */
export function useLookChooser() {
  const [isOpen, setIsOpen] = useState(false)
  const open = useCallback(() => setIsOpen(true), [])
  const done = useCallback((look: Look) => {
    setIsOpen(false)
    const known = knownLook()
    if (!known || lookKey(known) !== lookKey(look)) void chooseLook(look)
  }, [])
  return { isOpen, open, done }
}

/**
 * As `useLookChooser`; `isInvited` where a reader of book 3 has not chosen yet. It never opens by itself: a child who wants to read reads, and
 * nothing lies in the way.
 */
export function useFirstLook(bookId: number) {
  const chooser = useLookChooser()
  const [isAwaited, setIsAwaited] = useState(false)
  useEffect(() => {
    if (bookId !== LOOKED_BOOK) return undefined
    let isLeft = false
    const forget = afterFirstThings(() => {
      void hasChosen().then((isChosen) => {
        if (!isLeft) setIsAwaited(!isChosen)
      })
    })
    return () => {
      isLeft = true
      forget()
    }
  }, [bookId])
  const { done } = chooser
  return {
    ...chooser,
    isInvited: isAwaited,
    done: useCallback(
      (look: Look) => {
        setIsAwaited(false)
        done(look)
      },
      [done],
    ),
  }
}

/** Has the reader chosen, here or on another device? What could not be sent before is sent now. */
async function hasChosen(): Promise<boolean> {
  if (knownLook()) {
    void sendLook()
    return true
  }
  const user = readUser()
  // Nobody to keep a choice for.
  if (!user) return true
  try {
    const { fetchProfile } = await import('../profile/api.ts')
    noteLook(user.id, (await fetchProfile()).look)
  } catch (error) {
    console.error('The look could not be asked for', error)
  }
  return Boolean(knownLook())
}
