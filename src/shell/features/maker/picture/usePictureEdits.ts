import { useMemo } from 'react'
import { type Composition, loadKitData, MOST_ITEMS } from '../../../../content/kit/index.ts'
import type { Local } from '../../../../game/language.ts'
import { notify } from '../../../lib/notify.ts'
import { withPage } from '../draft/edits.ts'
import type { PanelProps } from '../panel.ts'
import { pictureText } from '../text/picture/index.ts'
import {
  changed,
  duplicated,
  facing,
  type ItemChange,
  itemNamed,
  placed,
  removed,
  reordered,
  within,
} from './compose/items.ts'
import type { Kit } from './kit/useKit.ts'
import type { PictureSelection } from './selection.ts'
import { bothLanguages, titleOf } from './thingNames.ts'

type Step = keyof (typeof pictureText)['en']['step']

/** What can be done to the picture of a page, each one step of undo that is said to a screen reader. */
export interface PictureEdits {
  readonly change: (name: string, step: Step & ThingStep, change: ItemChange) => void
  readonly remove: (name: string) => void
  readonly reorder: (name: string, by: 1 | -1) => void
  readonly duplicate: (name: string) => void
  readonly flip: (name: string) => void
  readonly lookAt: (name: string, at: string) => void
  /** Puts a sprite into the picture; where its part of the kit cannot be loaded, that is said. */
  readonly place: (found: { readonly name: string; readonly pose?: string; readonly feeling?: string }) => void
  /** Another place; a photo goes. */
  readonly setPlace: (step: Local, name: string) => void
  /** Changes the picture itself: place, time, weather. */
  readonly setPicture: (step: Local, change: (picture: Composition) => Composition) => void
}
type ThingStep = 'move' | 'resize' | 'turn' | 'flip' | 'pose' | 'feeling' | 'motion' | 'sound' | 'look'

interface Around extends Pick<PanelProps, 'page' | 'index' | 'edit' | 'language'> {
  readonly kit: Kit
  readonly selection: PictureSelection
}

/** The edits of a page's picture. */
export function usePictureEdits(around: Around): PictureEdits {
  const { page, index, edit, language, kit, selection } = around
  const { picture } = page
  const { data } = kit
  return useMemo(() => {
    const base = { picture, index, edit, language, data, selection }
    const setPicture = setPictureOf(base)
    const thing = { ...base, setPicture, change: changeOf(base, setPicture) }
    return {
      setPicture,
      change: thing.change,
      setPlace: setPlaceOf(base),
      ...orderEdits(thing),
      ...lookEdits(thing),
      ...newThings(thing),
    }
  }, [picture, index, edit, language, data, selection])
}

interface Base extends Pick<PanelProps, 'index' | 'edit' | 'language'> {
  readonly picture: Composition
  readonly data: Kit['data']
  readonly selection: PictureSelection
}
interface Thing extends Base, Pick<PictureEdits, 'setPicture' | 'change'> {}

const setPictureOf =
  ({ edit, index }: Base): PictureEdits['setPicture'] =>
  (step, change) =>
    edit(step, (draft) => withPage(draft, index, (one) => ({ ...one, picture: change(one.picture) })))

const setPlaceOf =
  ({ edit, index }: Base): PictureEdits['setPlace'] =>
  (step, name) =>
    edit(step, (draft) =>
      withPage(draft, index, (one) => {
        const { photo: _, ...land } = one.picture
        return { ...one, photo: null, picture: { ...land, place: name } }
      }),
    )

function titled({ picture, data }: Base, name: string): Local {
  const item = itemNamed(picture, name)?.item
  return item ? titleOf(item, data) : { en: name, id: name }
}

const stepOf = (step: ThingStep | 'place' | 'order' | 'remove' | 'duplicate', title: Local): Local =>
  bothLanguages((one) => pictureText[one].step[step](title[one]))

const changeOf =
  (base: Base, setPicture: PictureEdits['setPicture']): PictureEdits['change'] =>
  (name, step, what) => {
    const item = itemNamed(base.picture, name)?.item
    if (!item) return
    const sprite = base.data?.sprites.get(item.sprite)
    const drawing = sprite?.poses?.[item.pose ?? ''] ?? sprite
    const wanted = drawing ? onlyChanged(what, within({ ...item, ...defined(what) }, drawing)) : what
    setPicture(stepOf(step, titled(base, name)), (old) => changed(old, name, wanted))
  }

function orderEdits(thing: Thing): Pick<PictureEdits, 'remove' | 'reorder'> {
  const { picture, language, selection, setPicture } = thing
  const text = pictureText[language]
  return {
    remove: (name) => {
      const title = titled(thing, name)
      setPicture(stepOf('remove', title), (old) => removed(old, name))
      if (selection.chosen === name) selection.choose(undefined)
      selection.say(text.removedNow(title[language]))
    },
    reorder: (name, by) => {
      const count = picture.items.length
      const z = Math.min(count - 1, Math.max(0, (itemNamed(picture, name)?.z ?? 0) + by))
      if (reordered(picture, name, by) !== picture)
        setPicture(stepOf('order', titled(thing, name)), (old) => reordered(old, name, by))
      selection.say(text.orderNow(count - z, count))
    },
  }
}

function lookEdits(thing: Thing): Pick<PictureEdits, 'flip' | 'lookAt'> {
  const { picture, language, selection, change } = thing
  const text = pictureText[language]
  return {
    flip: (name) => {
      change(name, 'flip', { flip: itemNamed(picture, name)?.item.flip !== true })
      selection.say(text.flipped)
    },
    lookAt: (name, at) => {
      const [item, other] = [itemNamed(picture, name)?.item, itemNamed(picture, at)?.item]
      if (!item || !other) return
      change(name, 'look', { flip: facing(item.sprite, item.x, other.x) })
      selection.say(text.looksNow(titled(thing, name)[language], titled(thing, at)[language]))
    },
  }
}

function newThings(thing: Thing): Pick<PictureEdits, 'duplicate' | 'place'> {
  const { picture, language, selection, setPicture } = thing
  const text = pictureText[language]
  const refuse = () => notify('error', text.full(MOST_ITEMS))
  const put = (found: Found, { sprites, places, index: all }: Awaited<ReturnType<typeof loadKitData>>) => {
    const sprite = sprites.get(found.name)
    if (!sprite) return
    const known = picture.photo ? undefined : places.places.find((one) => one.name === picture.place)
    const [placing, ground] = [{ ...found, sprite }, known?.ground ?? USUAL_GROUND]
    const made = placed(picture, placing, ground)
    if (!made) return refuse()
    const title = all.sprites.find((one) => one.name === found.name)?.title ?? sprite.title
    setPicture(stepOf('place', title), (old) => placed(old, placing, ground)?.picture ?? old)
    selection.welcome(made.name)
    selection.say(text.placedNow(title[language]))
  }
  return {
    duplicate: (name) => {
      const made = duplicated(picture, name)
      if (!made) return refuse()
      setPicture(stepOf('duplicate', titled(thing, name)), (old) => duplicated(old, name)?.picture ?? old)
      selection.welcome(made.name)
    },
    place: (found) => {
      loadKitData([found.name]).then(
        (kit) => put(found, kit),
        () => notify('error', text.kitFailed),
      )
    },
  }
}

type Found = Parameters<PictureEdits['place']>[0]

/** Where things stand before a photo, and where the place is not known, 0–1 of the height. */
export const USUAL_GROUND = 0.84

const defined = (change: ItemChange) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Partial<ItemOf> // of an ItemChange
type ItemOf = Composition['items'][number]

/** The change with what the limits made of it; where a thing was only resized, its feet may have moved, too. */
function onlyChanged(change: ItemChange, item: ItemOf): ItemChange {
  const { x, y, size, turn } = item
  const isMoved = 'x' in change || 'y' in change || 'size' in change || 'turn' in change
  return isMoved ? { ...change, x, y, size, turn } : change
}
