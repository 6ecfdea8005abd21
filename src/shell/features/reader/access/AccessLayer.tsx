import { clsx } from 'clsx'
import { memo, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { STAGE } from '../../../../game/rules/geometry.ts'
import type { Language } from '../../../../game/language.ts'
import type { PageHandle } from '../../../../game/runtime/pageHandle.ts'
import type { RuleTarget } from '../../../../game/targets.ts'
import { useComfort } from '../../../lib/account/comfort.ts'
import { accessText } from '../text/access/index.ts'
import type { Send } from '../stage/openStage.ts'

interface Props {
  readonly session: Pick<PageHandle, 'getSnapshot' | 'subscribe'>
  readonly send: Send
  readonly language: Language
}

/**
 * A focusable control for each target, at its place on the picture, so that every game can be played by keyboard, switch or screen reader with the
 * same rules and score. Pointers pass through to the canvas. Pressing an item's control picks it up; pressing a place's control puts it down.
 */
export function AccessLayer({ session, send, language }: Props) {
  const { targets } = useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.getSnapshot(),
  )
  const layer = useRef<HTMLDivElement>(null)
  const words = accessText[language]
  const { held, said, activate, letGo } = useMoves(targets, send, words, (target) =>
    controlOf(layer.current, target.id)?.focus(),
  )
  const { press, escape } = useSteadyPresses(targets, activate, letGo)
  useStableFocus(layer, targets)
  if (targets.length === 0) return null
  return (
    <div ref={layer} className="access-layer" role="group" aria-label={words.layer}>
      {targets.map(({ id, kind, state, label, says, box }) => (
        <Control
          key={id}
          id={id}
          state={state}
          name={nameOf(label, state, words.done)}
          isHeld={id === held?.id}
          isPressed={kind === 'drag' ? id === held?.id : undefined}
          isOpen={kind === 'drop' ? held !== undefined || says !== undefined : state === 'idle'}
          x={box.x}
          y={box.y}
          width={box.width}
          height={box.height}
          onPress={press}
          onEscape={escape}
        />
      ))}
      <WayOut layer={layer} isPlayed={targets.some(({ state }) => state === 'idle')} word={words.wayOut} />
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  )
}

interface WayOutProps {
  readonly layer: { readonly current: HTMLElement | null }
  readonly isPlayed: boolean
  readonly word: string
}

/**
 * For a child who plays by a switch and steps through everything: the last stop of a game that is not done. Stepping on leads back to what can be moved
 * next, so that the controls around the picture are passed once and not in every round; pressing it leads out, to the text.
 */
function WayOut({ layer, isPlayed, word }: WayOutProps) {
  const isWanted = useComfort('switch')
  if (!isWanted || !isPlayed) return null
  const first = () => layer.current?.querySelector<HTMLElement>('.access-control:not([aria-disabled])')
  return (
    <button
      type="button"
      className="picture-extras-more way-out"
      onKeyDown={(event) => {
        if (event.key !== 'Tab' || event.shiftKey) return
        const next = first()
        if (!next) return
        event.preventDefault()
        next.focus()
      }}
      onClick={() => document.querySelector<HTMLElement>('.story, .act .right button')?.focus()}
    >
      {word}
    </button>
  )
}

/** Turns presses into moves: a tap at once, a drag by pressing the item and then its place. */
function useMoves(
  targets: readonly RuleTarget[],
  send: Send,
  words: (typeof accessText)[Language],
  focusOn: (target: RuleTarget) => void,
) {
  const [heldId, setHeldId] = useState<string>()
  const [said, setSaid] = useState('')
  const held = targets.find(({ id, state }) => id === heldId && state === 'idle')

  function hold(item: RuleTarget | undefined, said: string, next: RuleTarget | undefined) {
    setHeldId(item?.id)
    setSaid(said)
    if (next) focusOn(next)
  }

  /** What it says is heard; what has no voice is only named. */
  function sayItself(target: RuleTarget) {
    if (target.says) send({ type: 'say', targetId: target.id })
  }

  function letGo() {
    if (held) hold(undefined, words.letGo(held.label ?? ''), held)
  }

  function putDown(item: RuleTarget, place: RuleTarget) {
    const next = targets.find(({ id, kind, state }) => kind === 'drag' && state === 'idle' && id !== item.id)
    hold(undefined, '', next ?? item)
    send({ type: 'move', targetId: item.id, to: place.id })
  }

  function activate(target: RuleTarget) {
    if (target.kind === 'drop') {
      if (held) return putDown(held, target)
      setSaid(words.pickFirst)
      sayItself(target)
    } else if (target.state === 'done') sayItself(target)
    else if (target.state !== 'idle') return
    else if (target.kind !== 'drag') send({ type: 'move', targetId: target.id })
    else if (target.id === held?.id) letGo()
    else {
      const place = targets.find(({ kind, state }) => kind === 'drop' && state === 'idle')
      sayItself(target)
      hold(target, words.pickedUp(target.label ?? ''), place)
    }
  }

  return { held, said, activate, letGo }
}

/** The two callbacks with a stable identity, so that a control re-renders only when its own props change. */
function useSteadyPresses(targets: readonly RuleTarget[], activate: (target: RuleTarget) => void, letGo: () => void) {
  const latest = useRef({ targets, activate, letGo })
  useEffect(() => {
    latest.current = { targets, activate, letGo }
  })
  const press = useCallback((id: string) => {
    const target = latest.current.targets.find((one) => one.id === id)
    if (target) latest.current.activate(target)
  }, [])
  const escape = useCallback(() => latest.current.letGo(), [])
  return { press, escape }
}

interface ControlProps extends Pick<RuleTarget, 'id' | 'state'> {
  readonly name: string
  readonly isHeld: boolean
  readonly isPressed: boolean | undefined
  readonly isOpen: boolean
  /** Its place and size in stage units. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly onPress: (id: string) => void
  readonly onEscape: () => void
}

const Control = memo(
  ({ id, state, name, isHeld, isPressed, isOpen, x, y, width, height, onPress, onEscape }: ControlProps) => (
    <button
      type="button"
      className={clsx('access-control', isHeld && 'is-held')}
      data-target={id}
      data-state={state}
      aria-label={name}
      aria-disabled={!isOpen || undefined}
      aria-pressed={isPressed}
      style={{
        left: percent(x, STAGE.width),
        top: percent(y, STAGE.height),
        width: percent(width, STAGE.width),
        height: percent(height, STAGE.height),
      }}
      onClick={() => onPress(id)}
      onKeyDown={({ key }) => key === 'Escape' && onEscape()}
    />
  ),
)

function percent(part: number, whole: number): string {
  return `${((part / whole) * 100).toFixed(3)}%`
}

function nameOf(label = '', state: RuleTarget['state'], done: string): string {
  return state === 'done' ? `${label}, ${done}` : label
}

function controlOf(layer: HTMLElement | null, id: string): HTMLElement | undefined {
  return [...(layer?.querySelectorAll<HTMLElement>('[data-target]') ?? [])].find(
    ({ dataset }) => dataset['target'] === id,
  )
}

/** If the focused control disappears (a popped bubble, a placed word), focuses the next one, so that users do not restart at the top. */
function useStableFocus(layer: { readonly current: HTMLElement | null }, targets: readonly RuleTarget[]): void {
  const last = useRef<{ readonly id: string; readonly index: number }>(undefined)
  useEffect(() => {
    const lost = last.current
    if (lost && !targets.some(({ id }) => id === lost.id) && document.activeElement === document.body) {
      const next =
        targets.slice(lost.index).find(({ state }) => state === 'idle') ?? targets.find(({ state }) => state === 'idle')
      if (next) controlOf(layer.current, next.id)?.focus()
    }
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset['target'] : undefined
    const index = targets.findIndex(({ id }) => id === focused)
    last.current = focused !== undefined && index >= 0 ? { id: focused, index } : undefined
  })
}
