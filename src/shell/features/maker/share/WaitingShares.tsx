import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { Language } from '../../../../game/language.ts'
import { notify } from '../../../lib/notify.ts'
import { ApiError, isUnauthenticated } from '../../../lib/service/apiError.ts'
import { failureOf } from '../../../lib/service/failure.ts'
import { classQueries } from '../../dashboard/index.ts'
import { useDraft } from '../draft/index.ts'
import { titleOf } from '../draft/titleOf.ts'
import { checkDraft } from '../pack/index.ts'
import { editorText } from '../text/editor/index.ts'
import { shareText } from '../text/share/index.ts'
import { useOnline } from '../ui/useOnline.ts'
import { namesOf, shareDraft } from './shareDraft.ts'
import { useShareError } from './useShareError.ts'
import { forgetWaiting, inOneTab, useWaitingShares } from './waiting.ts'

/** Pauses after tries that may go well later, ms, twice as long each time: the first requests after a network is back are often lost. */
const FIRST_PAUSE_MS = 2000
const LONGEST_PAUSE_MS = 60_000
/** Nobody is waiting for it: what is said stays longer, ms. */
const SAID_MS = 8000

/** Shares what waits for a network, as soon as there is one, and says so. */
export function WaitingShares({ language }: { readonly language: Language }) {
  const waiting = useWaitingShares()
  const isOnline = useOnline()
  if (!isOnline) return null
  return waiting.map(({ key, classes }) => <WaitingShare key={key} {...{ bookKey: key, classes, language }} />)
}

interface Props {
  readonly bookKey: string
  readonly classes: readonly string[]
  readonly language: Language
}

function WaitingShare({ bookKey, classes, language }: Props) {
  const said = shareText[language]
  const open = useDraft(bookKey)
  const { draft } = open
  const { data: known } = useQuery(classQueries.list())
  const queries = useQueryClient()
  const errorText = useShareError(language)
  const isReady = draft !== undefined && known !== undefined
  async function send(signal: AbortSignal) {
    if (!draft || !known) return
    const title = titleOf(draft.pages[0].words, language) ?? editorText[language].noTitle
    const receivers = known
      .filter(({ id }) => classes.includes(id))
      .map(({ id, group_name }) => ({ id, name: group_name }))
    const findings = await checkDraft(draft, open.media)
    if (signal.aborted) return
    const mend = findings.filter(({ weight }) => weight === 'mend').length
    if (mend > 0) {
      forgetWaiting(bookKey)
      return notify('error', said.waitingFaulty(title, mend), SAID_MS)
    }
    await shareDraft({ draft, receivers, media: open.media, keepVersion: open.keepVersion, signal })
    forgetWaiting(bookKey)
    notify('success', said.waitingShared(title, namesOf(receivers)), SAID_MS)
    await queries.invalidateQueries()
  }
  /** Says what went wrong; true where another try may go well. */
  function failed(error: unknown): boolean {
    // Not reached, too late, or busy: that says nothing about the book, and the teacher has gone on to something else.
    if (error instanceof ApiError && failureOf(error) === 'later') return true
    // The app asks for a new sign-in itself, after which this starts again.
    if (isUnauthenticated(error)) return false
    console.error('The book that waited could not be shared', error)
    forgetWaiting(bookKey)
    notify('error', `${said.failed} ${errorText(error)}`, SAID_MS)
    return false
  }
  useTries(isReady, async (signal) => {
    try {
      return await inOneTab(bookKey, () => send(signal))
    } catch (error) {
      return signal.aborted || !failed(error)
    }
  })
  return null
}

/** Hook: tries again and again, with pauses that grow, until nothing is left to try: `attempt` gives true. */
function useTries(isReady: boolean, attempt: (signal: AbortSignal) => Promise<boolean>): void {
  const tryOnce = useEffectEvent(attempt)
  useEffect(() => {
    if (!isReady) return undefined
    const ending = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let pauseMs = FIRST_PAUSE_MS
    const tryNow = async () => {
      const isDone = await tryOnce(ending.signal)
      if (isDone || ending.signal.aborted) return
      timer = setTimeout(() => void tryNow(), pauseMs)
      pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)
    }
    void tryNow()
    return () => {
      ending.abort()
      clearTimeout(timer)
    }
  }, [isReady])
}
