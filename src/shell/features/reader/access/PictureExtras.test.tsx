import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import type { SpriteData } from '../../../../game/picture.ts'
import { startSession } from '../../../lib/account/session.ts'
import type { Send } from '../stage/openStage.ts'
import { noteFound, PawPrint, PictureExtras } from './PictureExtras.tsx'
import { loadArt } from '../../../../content/art.ts'
import { BOOK_IDS } from '../../../../content/books.ts'
import { LANGUAGES } from '../../../../game/language.ts'
import { extrasOf } from './pictureExtras.ts'
import { THING_NAMES } from './thingNames.ts'

const sprite = (name: string, x: number, more: Partial<SpriteData> = {}): SpriteData => ({
  name,
  box: { x, y: 70, width: 10, height: 20 },
  pivot: [0.5, 1],
  layer: 'sprite',
  idle: 'still',
  tap: 'hop',
  frames: { base: { x: 0, y: 0, w: 1, h: 1, dx: 0, dy: 0 } },
  ...more,
})
const kiko = sprite('kiko', 80, { sound: 'meow' })
const sprites = [
  kiko,
  sprite('tree', 4),
  sprite('duck', 10, { sound: 'duck' }),
  sprite('front-1', 40, { layer: 'front' }),
]

beforeEach(() => {
  localStorage.clear()
  startSession('token-1', { id: 'eka', name: 'Eka', email: '', role: 'student' })
})

function open(played = '') {
  const send = vi.fn<Send>()
  const at = { bookId: 1, pageId: 'b1-p01', language: 'en' } as const
  render(
    <>
      <PawPrint {...at} />
      <PictureExtras {...at} sprites={sprites} played={played} send={send} />
    </>,
  )
  return { send, user: userEvent.setup() }
}

it('is one stop on the way through the page, and opens to what answers a touch', async () => {
  const { send, user } = open()
  expect(screen.getAllByRole('button')).toHaveLength(1)
  await user.tab()
  await user.keyboard('{Enter}')
  const duck = await screen.findByRole('button', { name: 'Duck, bottom left' })
  const more = screen.getAllByRole('button').slice(1)
  expect(more.map(({ ariaLabel }) => ariaLabel)).toEqual([
    'Tree, bottom left',
    'Duck, bottom left',
    'Who hides here? bottom right',
  ])
  expect(duck).toBe(more[1])
  await user.tab()
  await user.tab()
  await user.keyboard('{Enter}')
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'touch', sprite: 'duck' })
})

it('leaves out what the game has controls for, and what does not answer', () => {
  const still = sprite('stone', 30, { tap: 'still' })
  expect(extrasOf([...sprites, still], new Set(['duck']), { language: 'id', names: {} }).map(({ id }) => id)).toEqual([
    'tree',
    'kiko',
  ])
})

it('does not give away who hides, and tells apart what has one name', () => {
  const how = { language: 'id', names: THING_NAMES } as const
  const names = extrasOf([sprite('a', 4), sprite('b', 6), kiko], new Set(), how).map(({ name }) => name)
  expect(names).toEqual([
    'Sesuatu yang bergerak, di kiri bawah',
    'Sesuatu yang bergerak, di kiri bawah, 2',
    'Siapa bersembunyi di sini? di kanan bawah',
  ])
  expect(names.join()).not.toContain('Kiko')
})

it('has a name in both languages for everything in our books that answers a touch', async () => {
  const arts = await Promise.all(BOOK_IDS.map((id) => loadArt(id)))
  const all = arts.flatMap(({ pages }) => Object.values(pages)).flatMap((page) => page.sprites)
  expect(all.length).toBeGreaterThan(100)
  for (const language of LANGUAGES) {
    const how = { language, names: THING_NAMES }
    const unnamed = all.filter((one) => {
      const [extra] = extrasOf([one], new Set(), how)
      return extra && one.name !== 'kiko' && extra.name === extrasOf([one], new Set(), { ...how, names: {} })[0]?.name
    })
    expect(unnamed.map(({ name }) => name)).toEqual([])
  }
})

it('calls a thing of a composed picture by its name', () => {
  const named = [sprite('goat', 4, { title: { en: 'White goat', id: 'Kambing putih' } }), sprite('tree', 20)]
  expect(extrasOf(named, new Set(), { language: 'id', names: {} }).map(({ name }) => name)).toEqual([
    'Kambing putih',
    'Sesuatu yang bergerak, di kiri bawah',
  ])
})

it('shows a paw-print, and his name, where he was found', async () => {
  noteFound(1, 'b1-p01', [{ sprites }, { sprites: [] }])
  const { user } = open()
  expect(screen.getByRole('img', { name: 'Kiko was found on this page' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'More in the picture' }))
  expect(screen.getByRole('button', { name: 'You found Kiko!' })).toBeVisible()
})
