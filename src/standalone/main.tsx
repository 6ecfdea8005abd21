// The order matters: paper before the dialogs on it, the reader before the activities that change its layout.
import '../shell/styles/index.css'
import '../shell/ui/screen/paper.css'
import '../shell/ui/screen/screen.css'
import '../shell/features/reader/reader.css'
import '../shell/features/reader/upright.css'
import '../shell/features/activities/activities.css'
import '../shell/features/activities/upright.css'
import './player.css'
import { getDefaultStore } from 'jotai'
import { createRoot } from 'react-dom/client'
import { FIRST_EFFECTS } from '../content/audio.ts'
import type { PlayableBook } from '../content/playableBook.ts'
import { areHooksWanted, installHooks } from '../game/debug/hooks.ts'
import { LANGUAGES } from '../game/language.ts'
import { takesAvif } from '../game/scene/picture/pictureFormat.ts'
import { languageAtom, languageNow } from '../shell/lib/language/language.ts'
import { forgiveSlips } from '../shell/lib/press/forgivingPress.ts'
import { audioDesk } from '../shell/lib/sound/audioDesk.ts'
import { filesOfPlace, mediaOf, scalesOfDevice, sharedFiles } from './bookMedia.ts'
import { findApi, ScormSession } from './lms/scorm.ts'
import { track } from './lms/tracker.ts'
import { launchOf, XapiSession } from './lms/xapi.ts'
import { MediaScripts } from './mediaScripts.ts'
import { Player } from './Player.tsx'
import { keepProgress, keptProgress, type Place, placeWord, type Progress, progressFromText } from './progress.ts'
import { standaloneText } from './text/index.ts'

declare global {
  interface Window {
    /** The book's own script, which comes before the player's, puts it here. */
    lumbungBook?: PlayableBook
  }
}

/** Ids of what a book's statements speak of begin with it. */
const HOME = 'https://lumbung.example/books'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
if (areHooksWanted(window.location.search, () => window.localStorage)) installHooks()
forgiveSlips(document)
withRandomIds()
const playable = window.lumbungBook
if (playable) void begin(root, playable)
else showBroken(root)

async function begin(element: HTMLElement, book: PlayableBook): Promise<void> {
  chooseLanguage(book)
  const scripts = new MediaScripts(book.media)
  scripts.connect()
  const device = { hasAvif: await takesAvif(), scales: scalesOfDevice() }
  const load = async (place: Place) => {
    const thing = thingAt(book, place)
    if (thing) await scripts.load(filesOfPlace(book, thing, device))
  }
  const { start, keep } = openProgress(book)
  await Promise.all([load(start.place), scripts.load(sharedFiles(book))])
  const audio = await audioDesk()
  void audio.effects.prepare(FIRST_EFFECTS)
  createRoot(element).render(
    <Player playable={book} media={mediaOf(book, audio)} start={start} load={load} keep={keep} />,
  )
}

/** What the reader sees at a place; nothing but stars at the end. */
function thingAt({ book, activities }: PlayableBook, place: Place) {
  if (place.at === 'end') return undefined
  return place.at === 'page' ? book.pages[place.index] : activities[place.index]
}

/** Where to begin, by the learning system if there is one, else by this browser; and how to keep it in both. */
function openProgress(playable: PlayableBook): {
  readonly start: Progress
  readonly keep: (progress: Progress) => void
} {
  const { key, book, activities } = playable
  const api = findApi(window)
  const scorm = api && ScormSession.begin(api)
  const launch = launchOf(window.location.search)
  const xapi = launch && new XapiSession(launch, `${HOME}/${key}`)
  track({ scorm, xapi }, activities.length > 0)
  const extent = { pages: book.pages.length, activities: activities.length }
  // A learning system knows whose turn it is; this browser may be shared.
  const kept = scorm ? progressFromText(scorm.kept.data, extent) : keptProgress(key, extent)
  return {
    start: kept ?? { place: { at: 'page', index: 0 }, results: [] },
    keep(progress) {
      if (scorm) scorm.at(placeWord(progress.place), JSON.stringify(progress))
      else keepProgress(key, progress)
    },
  }
}

/** A stored or preferred language that the book is not in would show the wrong controls. */
function chooseLanguage({ languages }: PlayableBook): void {
  const [main] = languages
  if (main !== undefined && !languages.includes(languageNow())) getDefaultStore().set(languageAtom, main)
}

/** Pages over plain http have no `randomUUID`. */
function withRandomIds(): void {
  if (typeof crypto.randomUUID === 'function') return
  crypto.randomUUID = () => {
    const hex = [...crypto.getRandomValues(new Uint8Array(16))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('')
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
  }
}

function showBroken(element: HTMLElement): void {
  createRoot(element).render(
    <div className="broken-book" role="alert">
      {LANGUAGES.map((language) => (
        <p key={language} lang={language}>
          {standaloneText[language].noBook}
        </p>
      ))}
    </div>,
  )
}
