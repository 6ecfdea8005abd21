import { clsx } from 'clsx'
import { memo, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { STAGE } from '../../../../game/rules/geometry.ts'
import type { Language } from '../../../../game/language.ts'
import type { PageHandle } from '../../../../game/runtime/pageHandle.ts'
import type { RuleTarget } from '../../../../game/targets.ts'
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
      {targets.map(({ id, kind, state, label, box }) => (
        <Control
          key={id}
          id={id}
          state={state}
          name={nameOf(label, state, words.done)}
          isHeld={id === held?.id}
          isPressed={kind === 'drag' ? id === held?.id : undefined}
          isOpen={kind === 'drop' ? held !== undefined : state === 'idle'}
          x={box.x}
          y={box.y}
          width={box.width}
          height={box.height}
          onPress={press}
          onEscape={escape}
        />
      ))}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
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
      if (held) putDown(held, target)
      else setSaid(words.pickFirst)
    } else if (target.state !== 'idle') return
    else if (target.kind !== 'drag') send({ type: 'move', targetId: target.id })
    else if (target.id === held?.id) letGo()
    else {
      const place = targets.find(({ kind, state }) => kind === 'drop' && state === 'idle')
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
