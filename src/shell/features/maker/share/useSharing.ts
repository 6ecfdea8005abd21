import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { isAway } from '../../../lib/service/apiError.ts'
import type { OpenDraft } from '../draft/index.ts'
import type { Draft } from '../draft/schema.ts'
import { type Receiver, shareDraft, type SharingStage } from './shareDraft.ts'
import { waitToShare } from './waiting.ts'

/** Hook: shares a draft now, and says how far it is. Where the network goes meanwhile, the book waits for it. */
export function useSharing({ media, keepVersion }: Pick<OpenDraft, 'media' | 'keepVersion'>) {
  const queries = useQueryClient()
  const [stage, setStage] = useState<SharingStage>()
  const [error, setError] = useState<unknown>()
  const ending = useRef(new AbortController())

  async function share(draft: Draft, receivers: readonly Receiver[]): Promise<void> {
    setError(undefined)
    try {
      await shareDraft({ draft, receivers, media, keepVersion, signal: ending.current.signal, onStage: setStage })
    } catch (problem) {
      console.error('The book could not be shared', problem)
      if (isAway(problem))
        waitToShare(
          draft.key,
          receivers.map(({ id }) => id),
        )
      else setError(problem)
    } finally {
      setStage(undefined)
      // What the shelf shows, whether it has gone well or not.
      await queries.invalidateQueries()
    }
  }
  return { stage, error, share }
}
