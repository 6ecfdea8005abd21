import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { readUser } from '../../../lib/account/session.ts'
import { createDraft, draftKey } from '../draft/index.ts'
import type { Draft } from '../draft/schema.ts'

/** What a draft is made with: a key of its own, and its author's name, empty where it is not known. */
interface Own {
  readonly key: string
  readonly author: string
}

/** Hook: stores a new draft and opens it at `to`. `hasFailed`: there was no space for the last one. */
export function useNewDraft(to: (key: string) => string) {
  const navigate = useNavigate()
  const [hasFailed, setHasFailed] = useState(false)
  async function begin(draftOf: (own: Own) => Draft): Promise<void> {
    const key = draftKey()
    setHasFailed(false)
    try {
      await createDraft(draftOf({ key, author: readUser()?.name ?? '' }))
    } catch (error) {
      console.error('The new draft could not be stored', error)
      return setHasFailed(true)
    }
    await navigate(to(key))
  }
  return { hasFailed, begin }
}
