import { type MouseEvent, type RefObject, useEffect, useRef } from 'react'
import type { KitData } from '../../../../../content/kit/index.ts'
import { playEffect } from '../../../../lib/sound/sound.ts'
import type { pictureText } from '../../text/picture/index.ts'
import type { Item } from '../compose/items.ts'
import type { Lying } from '../compose/pick.ts'
import type { PictureSelection } from '../selection.ts'
import { soundOf } from '../sounds.ts'
import type { PictureEdits } from '../usePictureEdits.ts'
import { showMotion } from './motion.ts'
import { changeOf, type LiveStep, useLive } from './useLive.ts'
import { useStageGestures } from './useStageGestures.ts'
import { useStageKeys } from './useStageKeys.ts'

interface Around {
  readonly stage: RefObject<HTMLDivElement | null>
  /** All things of the picture, from back to front. */
  readonly items: readonly { readonly name: string; readonly item: Item }[]
  readonly sprites: KitData['sprites'] | undefined
  readonly ground: number
  readonly edits: PictureEdits
  readonly selection: PictureSelection
  readonly text: (typeof pictureText)['en']
  readonly isEditable: boolean
  readonly onSwipe: (by: 1 | -1) => void
}

/** Composing: what is held now, and what fingers and keys on the picture do. */
export function useComposing(around: Around) {
  const { stage, items, sprites, ground, edits, selection, text, isEditable, onSwipe } = around
  const live = useLive(({ name, item, step }) => {
    edits.change(name, step, changeOf(item))
    selection.say(saidOf(text, item, step))
  })
  const held = live.live
  const things = items.map((one) => (held?.name === one.name ? { ...one, item: held.item } : one))
  const lying = isEditable ? things.flatMap((one) => lyingOf(one, sprites)) : []
  const elementOf = (name: string) => stage.current?.querySelector<HTMLElement>(`[data-name="${name}"]`)
  const press = usePress({ elementOf, things, sprites, edits, selection })
  const { chosen } = selection
  const gestures = useStageGestures({ stage, things: lying, chosen, ground, live, onPress: press, onSwipe })
  const keys = useStageKeys({
    itemOf: (name) => {
      const found = lying.find((one) => one.name === name)
      const now = live.held.current
      // Keys come faster than the screen is drawn.
      return found && now?.name === name ? { ...found, item: now.item } : found
    },
    live,
    edits,
    selection,
    focusAfter: (name) => {
      const at = things.findIndex((one) => one.name === name)
      const next = things[at + 1] ?? things[at - 1]
      const element = next ? elementOf(next.name) : stage.current
      element?.focus({ preventScroll: true })
    },
  })
  useShownMotion(selection, things, (name) => elementOf(name)?.querySelector('canvas'))
  useFocusOnFresh(selection.fresh, lying, elementOf)
  // Pressed by a screen reader or by Enter: no finger was there.
  const onClick = (event: MouseEvent) => {
    const name = event.detail === 0 && event.target instanceof HTMLElement ? event.target.dataset['name'] : undefined
    if (name !== undefined) press(name)
  }
  return {
    things,
    frame: lying.find(({ name }) => name === chosen),
    isMoving: held?.step === 'move',
    handlers: isEditable ? { ...gestures, ...keys, onClick } : gestures,
  }
}

function lyingOf({ name, item }: { name: string; item: Item }, sprites: KitData['sprites'] | undefined): Lying[] {
  const sprite = sprites?.get(item.sprite)
  return sprite ? [{ name, item, drawing: sprite.poses?.[item.pose ?? ''] ?? sprite }] : []
}

function saidOf(text: (typeof pictureText)['en'], { x, y, size, turn }: Item, step: LiveStep): string {
  if (step === 'move') return text.at(Math.round(x * 100), Math.round((1 - y) * 100))
  return step === 'turn' ? text.turnNow(turn) : text.sizeNow(Math.round(size * 100))
}

interface Pressing extends Pick<Around, 'sprites' | 'edits' | 'selection'> {
  readonly things: Around['items']
  readonly elementOf: (name: string) => HTMLElement | null | undefined
}

/** What a press on a thing, or on nothing, does; true where the thing may be dragged on. */
function usePress({ things, sprites, edits, selection, elementOf }: Pressing) {
  const { mode, chosen } = selection
  const tryMotion = (name: string) => {
    const item = things.find((one) => one.name === name)?.item
    const sprite = item && sprites?.get(item.sprite)
    if (!item || !sprite) return
    void showMotion(elementOf(name)?.querySelector('canvas'), { tap: item.tap ?? sprite.tap })
    const sound = soundOf(item.sound ?? sprite.sound)
    if (sound) playEffect(sound)
  }
  return (name: string | undefined): boolean => {
    if (mode === 'look' && chosen !== undefined && name !== undefined) {
      if (name !== chosen) edits.lookAt(chosen, name)
      selection.setMode('arrange')
      return false
    }
    if (mode === 'motion' && name !== undefined && name === chosen) {
      tryMotion(name)
      return false
    }
    if (name !== chosen) selection.choose(name)
    if (name !== undefined) elementOf(name)?.focus({ preventScroll: true })
    return true
  }
}

/** While its motion is chosen, each choice is shown once. */
function useShownMotion(
  { mode, chosen }: PictureSelection,
  things: Around['items'],
  drawnOf: (name: string) => Element | null | undefined,
): void {
  const item = mode === 'motion' ? things.find(({ name }) => name === chosen)?.item : undefined
  const last = useRef<{ readonly name: string | undefined; readonly idle: Item['idle']; readonly tap: Item['tap'] }>(
    undefined,
  )
  useEffect(() => {
    const had = last.current
    last.current = item && { name: chosen, idle: item.idle, tap: item.tap }
    if (!item || chosen === undefined || had?.name !== chosen) return
    if (had.idle !== item.idle) void showMotion(drawnOf(chosen), { idle: item.idle })
    else if (had.tap !== item.tap) void showMotion(drawnOf(chosen), { tap: item.tap })
  })
}

/** What was just put in takes the focus as soon as it is there. */
function useFocusOnFresh(
  fresh: string | undefined,
  lying: readonly Lying[],
  elementOf: (name: string) => HTMLElement | null | undefined,
): void {
  const isHere = lying.some(({ name }) => name === fresh)
  useEffect(() => {
    if (isHere && fresh !== undefined) elementOf(fresh)?.focus({ preventScroll: true })
    // Only when it comes: later the focus goes where its user takes it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isHere, fresh])
}
