import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { PageSnapshot } from '../../../../game/runtime/pageHandle.ts'
import type { RuleTarget } from '../../../../game/targets.ts'
import { chooseComfort } from '../../../lib/account/comfort.ts'
import { AccessLayer } from './AccessLayer.tsx'
import type { Send } from '../stage/openStage.ts'

const box = { x: 128, y: 80, width: 256, height: 160 }
const sun: RuleTarget = {
  id: 'item:sun',
  kind: 'drag',
  label: 'SUN. Drag to its picture',
  state: 'idle',
  correct: true,
  goesTo: 'zone:sun',
  box,
}
const tree: RuleTarget = {
  id: 'item:tree',
  kind: 'drag',
  label: 'TREE. Drag to its picture',
  state: 'idle',
  correct: true,
  goesTo: 'zone:tree',
  box,
}
const sunPlace: RuleTarget = { id: 'zone:sun', kind: 'drop', label: 'Place for sun', state: 'idle', box }
const treePlace: RuleTarget = { id: 'zone:tree', kind: 'drop', label: 'Place for tree', state: 'idle', box }
const goat = (n: number, state: RuleTarget['state'] = 'idle'): RuleTarget => ({
  id: `goat-${n}`,
  kind: 'option',
  label: `Goat ${n}`,
  state,
  box,
})

function fakeSession(targets: readonly RuleTarget[]) {
  const listeners = new Set<() => void>()
  const snapshotOf = (shown: readonly RuleTarget[]): PageSnapshot => ({
    report: {
      kind: 'page',
      type: 'any',
      bookId: 1,
      pageId: 'p',
      status: 'ready',
      progress: { done: 0, total: 1 },
      language: 'en',
    },
    targets: shown,
    counters: undefined,
    question: undefined,
  })
  let snapshot = snapshotOf(targets)
  return {
    getSnapshot: () => snapshot,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    show(next: readonly RuleTarget[]) {
      snapshot = snapshotOf(next)
      for (const listener of listeners) listener()
    },
  }
}

function open(targets: readonly RuleTarget[], language: 'en' | 'id' = 'en') {
  const session = fakeSession(targets)
  const send = vi.fn<Send>()
  render(<AccessLayer session={session} send={send} language={language} />)
  const control = (name: string) => screen.getByRole('button', { name })
  return { session, send, user: userEvent.setup(), control }
}

it('places a control over each target, in percent of the stage and in reading order', () => {
  open([goat(1), goat(2)])
  const controls = screen.getAllByRole('button')
  expect(controls.map(({ dataset }) => dataset['target'])).toEqual(['goat-1', 'goat-2'])
  expect(controls[0]?.style).toMatchObject({ left: '10%', top: '10%', width: '20%', height: '20%' })
})

it('makes the move with Enter and with Space', async () => {
  const { send, user, control } = open([goat(1), goat(2)])
  control('Goat 1').focus()
  await user.keyboard('{Enter}')
  await user.tab()
  await user.keyboard(' ')
  expect(send.mock.calls).toEqual([[{ type: 'move', targetId: 'goat-1' }], [{ type: 'move', targetId: 'goat-2' }]])
})

it('makes no move on targets that are done or disabled, and announces their state', async () => {
  const { send, user, control } = open([goat(1, 'done'), goat(2, 'disabled')])
  expect(control('Goat 1, done')).toHaveAttribute('aria-disabled', 'true')
  await user.click(control('Goat 1, done'))
  await user.click(control('Goat 2'))
  expect(send).not.toHaveBeenCalled()
})

it('picks up an item and puts it down on a place', async () => {
  const { send, user, control } = open([sun, tree, sunPlace, treePlace])
  control('SUN. Drag to its picture').focus()
  await user.keyboard('{Enter}')
  expect(control('SUN. Drag to its picture')).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('status')).toHaveTextContent('Picked up: SUN')
  expect(control('Place for sun')).toHaveFocus()
  await user.tab()
  await user.keyboard('{Enter}')
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'move', targetId: 'item:sun', to: 'zone:tree' })
  expect(control('TREE. Drag to its picture')).toHaveFocus()
})

it('releases the item with Escape and with a second press', async () => {
  const { send, user, control } = open([sun, sunPlace], 'id')
  control('SUN. Drag to its picture').focus()
  await user.keyboard('{Enter}{Escape}')
  expect(control('SUN. Drag to its picture')).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('Dikembalikan: SUN')
  await user.keyboard('{Enter}')
  await user.click(control('SUN. Drag to its picture'))
  await user.click(control('Place for sun'))
  expect(send).not.toHaveBeenCalled()
  expect(screen.getByRole('status')).toHaveTextContent('Ambil sesuatu dulu.')
})

it('has an item say itself when it is picked up, and a place or a placed item when it is pressed', async () => {
  const says = [{ en: '/audio/words/en/sun.mp3', id: '/audio/words/id/sun.mp3' }]
  const { send, user, control } = open([
    { ...sun, says },
    { ...sunPlace, says },
    { ...tree, state: 'done', says },
  ])
  await user.click(control('Place for sun'))
  expect(send).toHaveBeenLastCalledWith({ type: 'say', targetId: 'zone:sun' })
  await user.click(control('SUN. Drag to its picture'))
  expect(send).toHaveBeenLastCalledWith({ type: 'say', targetId: 'item:sun' })
  await user.click(control('TREE. Drag to its picture, done'))
  expect(send).toHaveBeenLastCalledWith({ type: 'say', targetId: 'item:tree' })
})

it('releases a held item when it is placed by other means', async () => {
  const { session, send, user, control } = open([sun, sunPlace])
  control('SUN. Drag to its picture').focus()
  await user.keyboard('{Enter}')
  act(() => session.show([{ ...sun, state: 'done' }, sunPlace]))
  await user.click(control('Place for sun'))
  expect(send).not.toHaveBeenCalled()
})

it('moves the focus to the next control when the focused one disappears', async () => {
  const { session, control } = open([goat(1), goat(2), goat(3)])
  act(() => control('Goat 2').focus())
  act(() => session.show([goat(1), goat(2), goat(3)]))
  act(() => session.show([goat(1), goat(3)]))
  expect(control('Goat 3')).toHaveFocus()
})

it('renders nothing without targets', () => {
  open([])
  expect(screen.queryByRole('group')).toBeNull()
})

it('keeps who plays by a switch in the game until it is done, with one stop that leads out', async () => {
  chooseComfort('switch', true)
  const { session, user, control } = open([goat(1), goat(2), goat(3, 'done')])
  control('Goat 3, done').focus()
  await user.tab()
  expect(control('Out of the picture')).toHaveFocus()
  await user.tab()
  expect(control('Goat 1')).toHaveFocus()
  await user.tab({ shift: true })
  expect(document.body).toHaveFocus()
  const text = document.body.appendChild(
    Object.assign(document.createElement('p'), { className: 'story', tabIndex: 0 }),
  )
  await user.click(control('Out of the picture'))
  expect(text).toHaveFocus()
  text.remove()
  act(() => session.show([goat(1, 'done'), goat(2, 'done')]))
  expect(screen.queryByRole('button', { name: 'Out of the picture' })).not.toBeInTheDocument()
  chooseComfort('switch', false)
})
