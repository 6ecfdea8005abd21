import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { configure, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { itemNames } from '../../../../content/kit/index.ts'
import { newDraft } from '../draft/edits.ts'
import type { Draft } from '../draft/schema.ts'
import { PicturePanel } from './PicturePanel.tsx'
import { PictureStage } from './PictureStage.tsx'
import { usePictureSelection } from './selection.ts'

/** Finding controls by name among a hundred takes its time in jsdom. */
const LONG = { timeout: 120_000 }
const PUBLIC = join(import.meta.dirname, '../../../../../public')
let draft: Draft
let steps: string[]

beforeEach(() => {
  draft = newDraft({ key: 'class.test', languages: ['en', 'id'], level: 'B1', title: { en: 'Eka' }, author: 'Ratna' })
  steps = []
  vi.stubGlobal('fetch', async (url: string) => {
    const path = url.split('?')[0] ?? ''
    // Drawings do not come: what is pressed and heard works without them.
    if (!path.endsWith('.json')) return new Response(null, { status: 503 })
    return new Response(readFileSync(join(PUBLIC, path)))
  })
})
afterEach(() => vi.unstubAllGlobals())

const media = { put: () => Promise.reject(new Error('no photos here')), get: () => Promise.resolve(undefined) }

function Editor() {
  const [now, setNow] = useState(draft)
  useEffect(() => {
    draft = now
  }, [now])
  const page = now.pages[1]
  const selection = usePictureSelection('p01')
  if (!page) throw new Error('there is one')
  const props = {
    draft: now,
    page,
    index: 1,
    media,
    language: 'en',
    openPage: () => undefined,
    edit: ({ en }: { en: string }, change: (old: Draft) => Draft) => {
      steps.push(en)
      setNow(change)
    },
  } as const
  return (
    <>
      <PictureStage {...props} selection={selection} isEditable />
      <PicturePanel {...props} selection={selection} />
    </>
  )
}

const picture = () => draft.pages[1]?.picture ?? { items: [] }
const itemOf = (name: string) => picture().items[itemNames(picture()).indexOf(name)]

// A change is stored a moment after it is shown; other work may load the machine.
configure({ asyncUtilTimeout: 8000 })

it('composes a picture by keyboard alone, and says each change', LONG, async () => {
  const user = userEvent.setup({ delay: null })
  render(<Editor />)
  const search = await screen.findByRole('searchbox', { name: 'Search the picture box' })
  await user.tab()
  while (document.activeElement !== search) await user.tab()
  await user.keyboard('danu')
  const tile = await screen.findByRole('button', { name: 'Danu' })
  while (document.activeElement !== tile) await user.tab()
  await user.keyboard('{Enter}')

  const danu = await screen.findByRole('button', { name: 'Danu. 1 of 1' })
  await vi.waitFor(() => expect(document.activeElement).toBe(danu))
  expect(danu).toHaveAttribute('aria-pressed', 'true')
  expect(itemOf('danu')).toMatchObject({ x: 0.5, id: 'danu' })

  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  await screen.findByText(/^left 53, bottom \d+$/)
  // A key's move is stored once it has been shown.
  await vi.waitFor(() => expect(itemOf('danu')?.x).toBeCloseTo(0.53))
  await user.keyboard('{Shift>}{ArrowUp}{/Shift}')
  await screen.findByText('size 106 percent')
  await vi.waitFor(() => expect(itemOf('danu')?.size).toBe(1.06))
  await user.keyboard('f')
  expect(itemOf('danu')?.flip).toBe(true)
  expect(steps.slice(-2)).toEqual(['resize Danu', 'flip Danu'])

  const sad = screen.getByRole('button', { name: 'Worried, afraid' })
  while (document.activeElement !== sad) await user.tab()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('button', { name: 'Danu, is worried. 1 of 1' })).toBe(danu)
  expect(itemOf('danu')?.feeling).toBe('worried')

  while (document.activeElement !== danu) await user.tab({ shift: true })
  await user.keyboard('{Delete}')
  expect(picture().items).toEqual([])
  expect(screen.getByText('Danu is gone')).toBeInTheDocument()
  expect(await screen.findByRole('searchbox')).toBeInTheDocument()
})

it(
  'orders, chooses and deletes in the arrangement, and makes the description follow until it is written',
  LONG,
  async () => {
    const user = userEvent.setup({ delay: null })
    render(<Editor />)
    for (const name of ['Eka', 'Danu']) {
      await user.click(await screen.findByRole('button', { name }))
      await user.click(await screen.findByRole('button', { name: 'Done' }))
    }
    await user.click(screen.getAllByRole('button', { name: 'Arrangement (2)' })[0] ?? document.body)
    const sheet = await screen.findByRole('dialog')
    expect(
      within(sheet)
        .getAllByRole('button', { name: /^Choose/ })
        .map((one) => one.textContent),
    ).toEqual(['Danu', 'Eka'])
    await user.click(within(sheet).getByRole('button', { name: 'Eka: further to the front' }))
    expect(itemNames(picture())).toEqual(['danu', 'eka'])
    await user.click(within(sheet).getByRole('button', { name: 'Delete Danu' }))
    expect(itemNames(picture())).toEqual(['eka'])
    await user.keyboard('{Escape}')

    await user.click(screen.getAllByRole('button', { name: 'Picture description' })[0] ?? document.body)
    const english = await screen.findByRole('textbox', { name: 'English' })
    expect(english).toHaveValue('Eka, a small girl in boots. In a yard with a rice barn.')
    await user.click(screen.getByRole('button', { name: 'Use it' }))
    expect(draft.pages[1]?.alt).toEqual({})
    await user.click(screen.getAllByRole('button', { name: 'Picture description' })[0] ?? document.body)
    await user.clear(await screen.findByRole('textbox', { name: 'English' }))
    await user.type(screen.getByRole('textbox', { name: 'English' }), 'Eka waits for the rain.')
    await user.click(screen.getByRole('button', { name: 'Use it' }))
    expect(draft.pages[1]?.alt).toEqual({ en: 'Eka waits for the rain.' })
  },
)

it('makes a thing look at another, move and sound, each one step of undo', LONG, async () => {
  const user = userEvent.setup({ delay: null })
  render(<Editor />)
  await user.click(await screen.findByRole('button', { name: 'Danu' }))
  await user.click(await screen.findByRole('button', { name: 'Done' }))
  await user.click(screen.getByRole('button', { name: 'Animals' }))
  await user.click(await screen.findByRole('button', { name: 'White goat' }))
  await user.click(await screen.findByRole('button', { name: 'Look at' }))
  await user.click(await screen.findByRole('button', { name: 'Danu' }))
  await user.click(await screen.findByRole('button', { name: 'Moves' }))
  const byItself = within(screen.getByRole('group', { name: 'By itself, all the time' }))
  await user.click(byItself.getByRole('button', { name: 'sways' }))
  await user.click(within(screen.getByRole('group', { name: 'When touched' })).getByRole('button', { name: 'spins' }))
  const sounds = within(screen.getByRole('group', { name: 'Its sound' }))
  expect(sounds.getByRole('button', { name: 'as usual: bleating' })).toHaveAttribute('aria-pressed', 'true')
  await user.click(sounds.getByRole('button', { name: 'no sound' }))
  expect(itemOf('goat')).toMatchObject({ idle: 'sway', tap: 'spin', sound: 'none' })
  expect(steps).toEqual([
    'put in Danu',
    'put in White goat',
    'where White goat looks',
    'how White goat moves',
    'how White goat moves',
    'sound of White goat',
  ])
})

it('finds nothing for an unknown word, and offers a photo instead', async () => {
  const user = userEvent.setup({ delay: null })
  render(<Editor />)
  await user.type(await screen.findByRole('searchbox'), 'xyzzy')
  expect(await screen.findByText('Nothing for “xyzzy”.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Take a photo' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Picture on this phone' })).toBeInTheDocument()
  await user.clear(screen.getByRole('searchbox'))
  await user.type(screen.getByRole('searchbox'), 'hujan')
  expect(await screen.findByRole('button', { name: 'Weather: Rain' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Umbrella' })).toBeInTheDocument()
})
