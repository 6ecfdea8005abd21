import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import type { Sort } from '../../../content/ladder/path/asks.ts'
import type { Stop } from '../../../content/ladder/path/today.ts'
import type { Language } from '../../../game/language.ts'
import { mediaUrl } from '../../../game/media.ts'
import type { ButtonTheme } from '../../ui/controls/IconButton.tsx'
import { Control } from '../../ui/controls/Control.tsx'
import type { IconName } from '../../ui/pictures/icons.tsx'
import { todayText } from './text/index.ts'
import type { Walk } from './walk.ts'

/** Places on the way through the fields, in percent of the screen: lying and upright. */
const PLACES = [
  { x: 13, y: 78, px: 22, py: 79 },
  { x: 31, y: 58, px: 70, py: 66 },
  { x: 49, y: 75, px: 28, py: 51 },
  { x: 67, y: 55, px: 72, py: 37 },
  { x: 82, y: 43, px: 40, py: 23 },
] as const
/** Which places a path of so many stops takes: home is always the last. */
const TAKEN: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [2, 4],
  3: [0, 2, 4],
  4: [0, 1, 3, 4],
  5: [0, 1, 2, 3, 4],
}
const LYING = 'M-1 90 C6 90 6 78 13 78 C22 78 22 58 31 58 C40 58 40 75 49 75 C58 75 58 55 67 55 C74.5 55 74.5 43 82 43'
const UPRIGHT = 'M34 104 C34 92 22 90 22 79 C22 71 70 74 70 66 C70 57 28 60 28 51 C28 43 72 45 72 37 C72 29 40 32 40 23'

interface Props {
  readonly walk: Walk
  readonly language: Language
  /** Title and cover of the path's book. */
  readonly book: { readonly title: string; readonly cover: string } | undefined
  readonly onOpen: () => void
  readonly onLater: () => void
}

/** The way through the fields with its stops: done ones are lit, one calls, later ones are pale. No number, clock or score. */
export function PathMap({ walk, language, book, onOpen, onLater }: Props) {
  const { stops } = walk.path
  const words = todayText[language]
  const taken = TAKEN[stops.length] ?? []
  return (
    <>
      <svg className="road road-lying" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
        <path className="road-bed" d={LYING} />
        <path className="road-stones" d={LYING} />
      </svg>
      <svg className="road road-upright" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
        <path className="road-bed" d={UPRIGHT} />
        <path className="road-stones" d={UPRIGHT} />
      </svg>
      <ol className="stops" aria-label={words.stops(stops.length)} lang={language}>
        {stops.map((stop, index) => {
          const place = PLACES[taken[index] ?? PLACES.length - 1] ?? PLACES[0]
          const isNow = index === walk.at
          const state = isNow ? 'now' : index < walk.at ? 'done' : 'later'
          const { word, icon, theme } = faceOf(stop, words, book?.title)
          const isBook = stop.kind === 'book' && book !== undefined
          return (
            <li
              // A path's stops never change places.
              key={`${stop.kind}${index}`}
              className={clsx('stop', state)}
              style={
                {
                  '--x': `${place.x}%`,
                  '--y': `${place.y}%`,
                  '--px': `${place.px}%`,
                  '--py': `${place.py}%`,
                } as CSSProperties
              }
            >
              <Control
                control="stop"
                word={word}
                more={words[state]}
                theme={state === 'later' ? 'cream' : theme}
                isBig
                calls={isNow}
                aria-disabled={!isNow || undefined}
                aria-current={isNow ? 'step' : undefined}
                {...(isBook
                  ? { face: <img className="stop-cover" src={mediaUrl(book.cover)} alt="" draggable={false} /> }
                  : { icon })}
                onClick={isNow ? onOpen : state === 'later' ? onLater : undefined}
              />
              {state === 'done' && <span className="lit" aria-hidden />}
              {isNow && <img className="stop-kiko" src={mediaUrl('/img/ui/kiko-sit.webp')} alt="" draggable={false} />}
            </li>
          )
        })}
      </ol>
    </>
  )
}

interface Face {
  readonly word: string
  readonly icon: IconName
  readonly theme: ButtonTheme
}

const SORT_FACES: Readonly<
  Record<
    Sort,
    {
      readonly word: 'sounds' | 'syllables' | 'words' | 'sentences'
      readonly icon: IconName
      readonly theme: ButtonTheme
    }
  >
> = {
  sounds: { word: 'sounds', icon: 'ear', theme: 'violet' },
  syllables: { word: 'syllables', icon: 'parts', theme: 'blue' },
  parts: { word: 'syllables', icon: 'parts', theme: 'blue' },
  joining: { word: 'words', icon: 'parts', theme: 'pink' },
  reading: { word: 'words', icon: 'eyeOpen', theme: 'pink' },
  building: { word: 'words', icon: 'parts', theme: 'pink' },
  sentences: { word: 'sentences', icon: 'eyeOpen', theme: 'red' },
}

function faceOf(stop: Stop, words: (typeof todayText)['en'], title: string | undefined): Face {
  switch (stop.kind) {
    case 'asks': {
      const [largest] = stop.activities.toSorted((a, b) => b.items.length - a.items.length)
      const face = SORT_FACES[largest?.sort ?? 'sounds']
      return { ...face, word: words[face.word] }
    }
    case 'check':
      return { word: words.check, icon: 'hand', theme: 'violet' }
    case 'book':
      return { word: title ?? words.books, icon: 'book', theme: 'amber' }
    case 'talk':
      return { word: words.talk, icon: 'talk', theme: 'emerald' }
    default:
      return { word: words.barn, icon: 'home', theme: 'emerald' }
  }
}
