import { useEffect, useMemo, useState } from 'react'
import type { Language } from '../../../../game/language.ts'
import type { SpriteData } from '../../../../game/picture.ts'
import { notePawPrint, usePawPrint } from '../../../lib/account/pawPrints.ts'
import { extrasText } from '../text/extras/index.ts'
import type { Send } from '../stage/openStage.ts'
import { extrasOf, HIDER, type ThingNames } from './pictureExtras.ts'

interface Props {
  readonly bookId: number
  readonly pageId: string
  readonly sprites: readonly SpriteData[]
  /** Ids of the game's targets, one text, so that it is equal from one snapshot to the next. */
  readonly played: string
  readonly send: Send
  readonly language: Language
}

/**
 * What answers a touch in the picture, for keyboard, switch and screen reader: one control, which opens the others at their places, so that nobody has
 * to pass all of them on the way to the game.
 */
export function PictureExtras({ bookId, pageId, sprites, played, send, language }: Props) {
  const [openOn, setOpenOn] = useState<string>()
  const words = extrasText[language]
  const isFound = usePawPrint(bookId, pageId)
  const isOpen = openOn === pageId
  const names = useThingNames(isOpen)
  const extras = useMemo(
    () => extrasOf(sprites, new Set(played.split('\n')), { language, names }),
    [sprites, played, language, names],
  )
  if (extras.length === 0) return null
  return (
    <div role="group" aria-label={words.more} className="picture-extras">
      <button
        type="button"
        className="picture-extras-more"
        aria-expanded={isOpen}
        onClick={() => setOpenOn(isOpen ? undefined : pageId)}
      >
        {words.more}
      </button>
      {isOpen &&
        extras.map(({ id, name, box }) => (
          <button
            key={id}
            type="button"
            className="access-control"
            data-extra={id}
            aria-label={id === HIDER && isFound ? words.found : name}
            style={{ left: `${box.x}%`, top: `${box.y}%`, width: `${box.width}%`, height: `${box.height}%` }}
            onClick={() => send({ type: 'touch', sprite: id })}
          />
        ))}
    </div>
  )
}

const NO_NAMES: ThingNames = {}

/** The names of things, from when they are wanted first; where they cannot be loaded each is called by its place. */
function useThingNames(isWanted: boolean): ThingNames {
  const [names, setNames] = useState(NO_NAMES)
  useEffect(() => {
    if (!isWanted || names !== NO_NAMES) return
    void import('./thingNames.ts').then(({ THING_NAMES }) => setNames(THING_NAMES), console.warn)
  }, [isWanted, names])
  return names
}

interface PrintProps {
  readonly bookId: number
  readonly pageId: string
  readonly language: Language
}

/** Kiko's paw-print, on each page on which the child has found him. */
export function PawPrint({ bookId, pageId, language }: PrintProps) {
  const isFound = usePawPrint(bookId, pageId)
  if (!isFound) return null
  return (
    <svg className="paw-print" viewBox="0 0 40 40" role="img" aria-label={extrasText[language].print}>
      <ellipse cx="20" cy="27" rx="10" ry="8" />
      <ellipse cx="7.5" cy="17" rx="4" ry="5.4" transform="rotate(-24 7.5 17)" />
      <ellipse cx="15.5" cy="10" rx="4" ry="5.6" transform="rotate(-8 15.5 10)" />
      <ellipse cx="24.5" cy="10" rx="4" ry="5.6" transform="rotate(8 24.5 10)" />
      <ellipse cx="32.5" cy="17" rx="4" ry="5.4" transform="rotate(24 32.5 17)" />
    </svg>
  )
}

/** Notes a find: on how many pages of the book Kiko hides is counted from its pictures. */
export function noteFound(
  bookId: number,
  pageId: string,
  pages: readonly { readonly sprites: readonly SpriteData[] }[],
): void {
  const total = pages.filter(({ sprites }) => sprites.some(({ name }) => name === HIDER)).length
  notePawPrint(bookId, pageId, total)
}
