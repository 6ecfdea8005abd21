import { atom, useAtom } from 'jotai'
import { useCallback, useEffect } from 'react'
import { BOOK_IDS } from '../../../content/books.ts'
import { loadAllQuestions, loadLadder } from '../../../content/ladder/load.ts'
import { type PathBook } from '../../../content/ladder/path/book.ts'
import type { LadderAsk } from '../../../content/ladder/path/asks.ts'
import { playableAsks, type PathInput, todayPath, type TodayPath } from '../../../content/ladder/path/today.ts'
import type { Language } from '../../../game/language.ts'
import { activityKindOf } from '../../../scenes/activityKinds.ts'
import { type BookMedia, loadLadderMedia } from '../../lib/books/bookMedia.ts'
import { cachedBooks, fetchBooks, offlineBooks, type ShelfBook } from '../../lib/books/books.ts'
import { playSettings } from '../../lib/account/playSettings.ts'
import { overrideOf } from '../../../content/ladder/path/choice.ts'
import { pathChoiceOf, refreshPathInTime } from '../../lib/learning/pathChoice.ts'
import { isCheckWanted } from '../../lib/learning/checks.ts'
import { historyOf, todayOf } from '../../lib/learning/tryHistory.ts'
import { loadBookDownloads } from '../downloads/index.ts'
import { useLoaded } from '../reader/index.ts'
import type { CheckInput } from './CheckStop.tsx'
import { hadPath, noteEnd } from './dayEnd.ts'
import { goOnFrom, hasEnded, startWalk, type StopEnd, type Walk } from './walk.ts'

/** The walk of whoever walks now. It lives while the app does: a path that was left in the middle is planned again at the next turn. */
interface Walking {
  readonly learnerId: string
  readonly language: Language
  readonly day: string
  readonly walk: Walk
  /** When the book of the path was opened, ms of `performance.now`. */
  readonly bookSince?: number | undefined
}
const walkingAtom = atom<Walking | undefined>(undefined)

const COMPLETE = 100
/** Whoever comes back from the book sooner has not read in it, seconds. */
const LEAST_BOOK_SECONDS = 20

/** Today's path of a child: loads what it is made of, plans it, and keeps how far the child has come. */
export function usePath(learnerId: string, language: Language) {
  const [walking, setWalking] = useAtom(walkingAtom)
  const day = todayOf(learnerId)
  const isOwn = walking?.learnerId === learnerId && walking.language === language && walking.day === day
  const load = useCallback(() => loadAll(learnerId, language, day), [learnerId, language, day])
  const loaded = useLoaded(load)
  const path = loaded.status === 'ready' ? loaded.value.path : undefined
  useEffect(() => {
    if (!path) return
    setWalking((now) => {
      const isSame = now?.learnerId === learnerId && now.language === language && now.day === day && !hasEnded(now.walk)
      return isSame ? backFromBook(now) : { learnerId, language, day, walk: startWalk(path) }
    })
  }, [path, learnerId, language, day, setWalking])

  return {
    loaded,
    walk: isOwn ? walking.walk : undefined,
    /** Ends the present stop. */
    end(stopEnd: StopEnd) {
      if (!isOwn) return
      const walk = goOnFrom(walking.walk, stopEnd)
      if (hasEnded(walk)) noteEnd(learnerId, day)
      setWalking({ ...walking, walk })
    },
    /** The book of the path is being opened. */
    openBook() {
      if (isOwn) setWalking({ ...walking, bookSince: performance.now() })
    },
  }
}

/** Ends the stop of the book for a child who comes back from it. */
function backFromBook(walking: Walking): Walking {
  const { walk, bookSince, ...rest } = walking
  if (bookSince === undefined) return walking
  const seconds = (performance.now() - bookSince) / 1000
  const isRead = seconds >= LEAST_BOOK_SECONDS && walk.path.stops[walk.at]?.kind === 'book'
  return { ...rest, walk: isRead ? goOnFrom(walk, { seconds }) : walk }
}

interface LoadedPath {
  readonly path: TodayPath
  /** The place of the path's step on the ladder, from 1. */
  readonly step: number
  readonly media: BookMedia
  readonly check: CheckInput
}

async function loadAll(learnerId: string, language: Language, day: string): Promise<LoadedPath> {
  const [ladder, questions, media, books] = await Promise.all([
    loadLadder(),
    loadAllQuestions(),
    loadLadderMedia(BOOK_IDS),
    loadShelf(language),
    refreshPathInTime(learnerId, language),
  ])
  const history = historyOf(learnerId, language)
  const device = {
    ladder,
    language,
    mode: playSettings(learnerId).mode,
    hasKind: (type: string) => activityKindOf(type) !== undefined,
    hasClip: (clip: string) => media.speech(clip) !== undefined,
  }
  const playable = playableOnce(device)
  const path = todayPath({
    ...device,
    playable,
    questions,
    day,
    ...history,
    books,
    override: overrideOf(pathChoiceOf(learnerId, language), history.turnDays, day),
    isSecond: hadPath(learnerId, day),
    hasCheck: isCheckWanted(learnerId, language),
  })
  const step = ladder.languages[language].steps.find(({ id }) => id === path.step)?.order ?? 1
  return { path, step, media, check: { ...device, playable, learnerId, first: path.step, seed: `${learnerId} ${day}` } }
}

const playables = new Map<string, readonly LadderAsk[]>()

/** What this device can ask: ladder, kinds and lines stay the same as long as the app runs. */
function playableOnce(device: Parameters<typeof playableAsks>[0]): NonNullable<PathInput['playable']> {
  const key = `${device.language} ${device.mode}`
  const known = playables.get(key) ?? playableAsks(device)
  playables.set(key, known)
  return known
}

/** The shelf as the device knows it: a path must not wait for the service. Without a network, the books that can be read here now. */
async function loadShelf(language: Language): Promise<PathBook[]> {
  const shelf = cachedBooks() ?? (await fetchBooks().catch(() => undefined))
  if (shelf && navigator.onLine) return shelf.map(pathBook)
  const known = shelf ?? offlineBooks() ?? []
  const ids = known.map(({ id }) => id)
  const whole = typeof caches === 'undefined' ? [] : await (await loadBookDownloads()).wholeBooks(ids, language)
  const here = known.filter(({ id, is_locked }) => !is_locked && whole.includes(id))
  return (here.length > 0 ? here : known).map(pathBook)
}

function pathBook({ id, level, current_page, total_pages, is_locked, progress }: ShelfBook): PathBook {
  return {
    id,
    level: level ?? null,
    page: current_page,
    pages: total_pages,
    isLocked: is_locked,
    rounds: progress === COMPLETE ? 1 : 0,
  }
}
