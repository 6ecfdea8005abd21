import { useEffect, useMemo, useRef, useState } from 'react'
import { type CheckAnswer, checkLadder, nextAsks } from '../../../content/ladder/check/check.ts'
import type { LadderAsk } from '../../../content/ladder/path/asks.ts'
import { checkActivity, type PathInput } from '../../../content/ladder/path/today.ts'
import type { Tried } from '../../../game/bridge.ts'
import type { Language } from '../../../game/language.ts'
import type { BookMedia } from '../../lib/books/bookMedia.ts'
import { noteCheck } from '../../lib/learning/checks.ts'
import { learningEvents } from '../../lib/service/learningEvents.ts'
import { NO_BOOK, StopActivity } from './StopActivity.tsx'
import type { StopEnd } from './walk.ts'

/** What the check asks from. `first`: id of the step where the path has the child. */
export type CheckInput = Pick<PathInput, 'ladder' | 'language' | 'mode' | 'hasClip'> & {
  readonly playable: readonly LadderAsk[]
  readonly learnerId: string
  readonly first: string | undefined
  readonly seed: string
}

interface Props {
  readonly ask: CheckInput
  readonly media: BookMedia
  readonly language: Language
  readonly onEnd: (end: StopEnd) => void
}

/** The five-minute check: a few questions at a time, chosen by the answers so far. It shows no score and ends by itself. */
export function CheckStop({ ask, media, language, onEnd }: Props) {
  const { activity, tried, next } = useCheck(ask, language, onEnd)
  if (!activity) return null
  return <StopActivity activity={activity} media={media} language={language} onTried={tried} onNext={next} />
}

/** Questions that are put next, and how many were put before. */
interface Block {
  readonly number: number
  readonly asks: readonly LadderAsk[]
}

function useCheck(ask: CheckInput, language: Language, onEnd: Props['onEnd']) {
  const answers = useRef<CheckAnswer[]>([])
  const since = useRef(0)
  // What cannot be put here is not chosen again.
  const unasked = useRef(new Set<string>())
  const { ladder, playable, first } = ask

  /** The next questions that can be put; none: the check is over. */
  function choose(seconds: number): readonly LadderAsk[] {
    for (;;) {
      const left = playable.filter(({ item }) => !unasked.current.has(item))
      const own = checkLadder(left, ladder.languages[language].steps)
      const chosen = nextAsks(own, answers.current, { seconds, ...(first !== undefined && { first }) })
      const put = new Set(checkActivity(chosen, 0, ask)?.items)
      for (const { item } of chosen) if (!put.has(item)) unasked.current.add(item)
      if (chosen.length === 0 || put.size > 0) return chosen.filter(({ item }) => put.has(item))
    }
  }
  const [block, setBlock] = useState<Block>(() => ({ number: 1, asks: choose(0) }))
  const activity = useMemo(() => checkActivity(block.asks, block.number, ask), [block, ask])
  const isEmpty = activity === undefined
  useEffect(() => {
    since.current = performance.now()
    // This device can put none of the questions: another one may, so the check stays wanted.
    if (isEmpty) onEnd({ seconds: 0 })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it opens
  }, [])

  function end(seconds: number) {
    noteCheck(ask.learnerId, language)
    if (answers.current.length > 0)
      learningEvents.record({ type: 'check', bookId: NO_BOOK, answers: answers.current }, language)
    onEnd({ seconds })
  }
  return {
    activity,
    /** Notes the first try at each question, as events tell it: right means without help. */
    tried({ item, n, ok, help }: Tried) {
      if (n === 1) answers.current.push({ item, ok: ok && help === 0 })
    },
    next() {
      const put = new Set(answers.current.map(({ item }) => item))
      for (const { item } of block.asks) if (!put.has(item)) unasked.current.add(item)
      const seconds = (performance.now() - since.current) / 1000
      const asks = choose(seconds)
      if (asks.length === 0) end(seconds)
      else setBlock({ number: block.number + 1, asks })
    },
  }
}
