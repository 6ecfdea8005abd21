import { useMemo } from 'react'
import { type Composition, loadKitData, MOST_ITEMS } from '../../../../content/kit/index.ts'
import type { Local } from '../../../../game/language.ts'
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
export function usePictureEdits({ page, index, edit, language, kit, selection }: Around): PictureEdits {
  const { picture } = page
  const { data } = kit
  return useMemo(() => {
    const text = pictureText[language]
    const titled = (name: string): Local => {
      const item = itemNamed(picture, name)?.item
      return item ? titleOf(item, data) : { en: name, id: name }
    }
    const named = (step: ThingStep | 'place' | 'order' | 'remove' | 'duplicate', title: Local) =>
      bothLanguages((one) => pictureText[one].step[step](title[one]))
    const setPicture = (step: Local, change: (old: Composition) => Composition) =>
      edit(step, (draft) => withPage(draft, index, (one) => ({ ...one, picture: change(one.picture) })))
    const refuse = () => selection.say(text.full(MOST_ITEMS))
    const change = (name: string, step: ThingStep, what: ItemChange) => {
      const item = itemNamed(picture, name)?.item
      if (!item) return
      const sprite = data?.sprites.get(item.sprite)
      const drawing = sprite?.poses?.[item.pose ?? ''] ?? sprite
      const wanted = drawing ? onlyChanged(what, within({ ...item, ...defined(what) }, drawing)) : what
      setPicture(named(step, titled(name)), (old) => changed(old, name, wanted))
    }
    return {
      change,
      setPicture,
      remove: (name) => {
        setPicture(named('remove', titled(name)), (old) => removed(old, name))
        if (selection.chosen === name) selection.choose(undefined)
        selection.say(text.removedNow(titled(name)[language]))
      },
      reorder: (name, by) => {
        setPicture(named('order', titled(name)), (old) => reordered(old, name, by))
        const z = (itemNamed(picture, name)?.z ?? 0) + by
        const [least, most] = [0, picture.items.length - 1]
        selection.say(text.orderNow(picture.items.length - Math.min(most, Math.max(least, z)), picture.items.length))
      },
      duplicate: (name) => {
        const made = duplicated(picture, name)
        if (!made) return refuse()
        setPicture(named('duplicate', titled(name)), (old) => duplicated(old, name)?.picture ?? old)
        selection.welcome(made.name)
      },
      flip: (name) => {
        change(name, 'flip', { flip: itemNamed(picture, name)?.item.flip !== true })
        selection.say(text.flipped)
      },
      lookAt: (name, at) => {
        const [item, other] = [itemNamed(picture, name)?.item, itemNamed(picture, at)?.item]
        if (!item || !other) return
        change(name, 'look', { flip: facing(item.sprite, item.x, other.x) })
        selection.say(text.looksNow(titled(name)[language], titled(at)[language]))
      },
      setPlace: (step, name) =>
        edit(step, (draft) =>
          withPage(draft, index, (one) => {
            const { photo: _, ...land } = one.picture
            return { ...one, photo: null, picture: { ...land, place: name } }
          }),
        ),
      place: ({ name, pose, feeling }) => {
        const put = ({ sprites, places, index: all }: Awaited<ReturnType<typeof loadKitData>>) => {
          const sprite = sprites.get(name)
          if (!sprite) return
          const ground = places.places.find((one) => one.name === picture.place)?.ground ?? USUAL_GROUND
          const made = placed(picture, { sprite, pose, feeling }, ground)
          if (!made) return refuse()
          const title = all.sprites.find((one) => one.name === name)?.title ?? sprite.title
          setPicture(named('place', title), (old) => placed(old, { sprite, pose, feeling }, ground)?.picture ?? old)
          selection.welcome(made.name)
          selection.say(text.placedNow(title[language]))
        }
        loadKitData([name]).then(put, () => selection.say(text.kitFailed))
      },
    }
  }, [picture, index, edit, language, data, selection])
}

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
