import { useCallback, useEffect, useState } from 'react'
import { type AvatarVariant, AVATAR_BOOK, variantKey } from '../../../content/avatarVariant.ts'
import { chooseVariant, knownVariant, noteVariant, sendVariant } from '../../lib/account/avatarVariant.ts'
import { afterCriticalPath } from '../../lib/loading/criticalPath.ts'
import { readUser } from '../../lib/account/session.ts'

/** The chooser of the avatar variant on a screen. */
export interface AvatarChoice {
  readonly isOpen: boolean
  readonly open: () => void
  /** Closes it, and saves what was chosen where that is another variant than before. */
  readonly done: (variant: AvatarVariant) => void
}

/** The chooser on the cover; `isInvited` where the reader has not chosen yet. */
export interface FirstVariant extends AvatarChoice {
  readonly isInvited: boolean
}

/** The chooser on a screen: open or not, and what its end means. */
export function useAvatarChooser(): AvatarChoice {
  const [isOpen, setIsOpen] = useState(false)
  const open = useCallback(() => setIsOpen(true), [])
  const done = useCallback((variant: AvatarVariant) => {
    setIsOpen(false)
    const known = knownVariant()
    if (!known || variantKey(known) !== variantKey(variant)) void chooseVariant(variant)
  }, [])
  return { isOpen, open, done }
}

/**
 * As `useAvatarChooser`; `isInvited` where a reader of book 3 has not chosen yet. It never opens by itself: a child who wants to read reads, and
 * nothing lies in the way.
 */
export function useFirstVariant(bookId: number): FirstVariant {
  const chooser = useAvatarChooser()
  const [isAwaited, setIsAwaited] = useState(false)
  useEffect(() => {
    if (bookId !== AVATAR_BOOK) return undefined
    let isLeft = false
    const forget = afterCriticalPath(() => {
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
      (variant: AvatarVariant) => {
        setIsAwaited(false)
        done(variant)
      },
      [done],
    ),
  }
}

/** Has the reader chosen, here or on another device? What could not be sent before is sent now. */
async function hasChosen(): Promise<boolean> {
  if (knownVariant()) {
    void sendVariant()
    return true
  }
  const user = readUser()
  // Nobody to keep a choice for.
  if (!user) return true
  try {
    const { fetchProfile } = await import('../../lib/account/profileApi.ts')
    noteVariant(user.id, (await fetchProfile()).look)
  } catch (error) {
    console.error('The look could not be asked for', error)
  }
  return Boolean(knownVariant())
}
