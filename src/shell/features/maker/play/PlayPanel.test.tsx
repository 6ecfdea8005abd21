import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useRef, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { draftWith, GAMES, wholeKit } from '../../../../../tests/helpers/makerDraft.ts'
import { detailedKinds } from '../../../../scenes/details.ts'
import * as bench from '../bench/bench.ts'
import { BenchContext } from '../bench/client.ts'
import type { Draft } from '../draft/schema.ts'
import { useFieldFocus } from '../editor/useFieldFocus.ts'
import { PlayPanel } from './PlayPanel.tsx'

vi.mock('../pack/bookKit.ts', () => ({ loadBookKit: () => Promise.resolve(wholeKit()) }))
vi.mock('../picture/thumbnail.ts', () => ({ pagePicture: () => Promise.reject(new Error('no canvas')) }))

// jsdom lays nothing out.
Element.prototype.scrollIntoView = () => undefined

const kinds = await detailedKinds()
const draftOf = (type: string): Draft => {
  const kind = kinds.find((one) => one.kind.type === type)
  if (!kind) throw new Error(`no kind ${type}`)
  return draftWith(kind)
}
const media = { put: () => Promise.reject(new Error('nothing is stored')), get: () => Promise.resolve(undefined) }

let latest: Draft
const edits: string[] = []

function Harness({
  begin,
  field,
  onSay = () => undefined,
}: {
  readonly begin: Draft
  /** What a finding has led to. */
  readonly field?: string
  readonly onSay?: (line: { readonly text: string }) => void
}) {
  const [draft, setDraft] = useState(begin)
  const panel = useRef<HTMLElement>(null)
  useFieldFocus(panel, field)
  useEffect(() => {
    latest = draft
  }, [draft])
  const page = draft.pages[1] ?? draft.pages[0]
  return (
    <BenchContext value={bench}>
      <main ref={panel}>
        <PlayPanel
          {...{ draft, page, media, onSay }}
          index={1}
          language="en"
          edit={(name, change) => {
            edits.push(name.en)
            setDraft(change)
          }}
          openPage={() => undefined}
          onTry={() => undefined}
          onAfter={() => undefined}
        />
      </main>
    </BenchContext>
  )
}

beforeEach(() => {
  edits.length = 0
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => vi.restoreAllMocks())

const played = () => latest.pages[1]?.play

describe('choosing a game', () => {
  it('shows every kind, says what each is filled with or what it lacks, and one press chooses it', async () => {
    const user = userEvent.setup()
    const draft = draftOf(GAMES.words)
    const [cover, page] = draft.pages
    if (!page) throw new Error('no page')
    render(<Harness begin={{ ...draft, pages: [cover, { ...page, play: null, targets: page.targets.slice(0, 1) }] }} />)
    const count = await screen.findByRole('button', { name: /Tap and count/ })
    expect(within(count).getByText('filled: 3 × mango')).toBeTruthy()
    expect(within(screen.getByRole('button', { name: /Words to things/ })).getByText(/needs 2 words/)).toBeTruthy()
    await user.click(count)
    expect(played()?.kind).toBe(GAMES.touch)
    expect(edits).toEqual(['choose the game'])
    expect(await screen.findByRole('checkbox', { name: 'In order' })).toBeTruthy()
  })

  it('plays nothing on the page where only reading is wanted', async () => {
    const user = userEvent.setup()
    render(<Harness begin={draftOf(GAMES.touch)} />)
    await user.click(await screen.findByRole('button', { name: 'Choose another game' }))
    await user.click(screen.getByRole('button', { name: 'No game, just reading' }))
    expect(played()).toBeNull()
  })
})

describe('the form, by keyboard', () => {
  it('leaves a word out with Space, and says so in the draft alone', async () => {
    const user = userEvent.setup()
    render(<Harness begin={draftOf(GAMES.words)} />)
    const gong = await screen.findByRole('checkbox', { name: 'Play with gong' })
    expect((gong as HTMLInputElement).checked).toBe(true)
    gong.focus()
    await user.keyboard(' ')
    await waitFor(() =>
      expect(played()?.fields).toEqual({ dragDropWords: { chosen: ['durian', 'avocado', 'umbrella'] } }),
    )
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Play with gong', checked: false })).toBeDefined())
  })

  it('moves an area with the arrow keys, resizes it with Shift, and says when it is too small', async () => {
    const user = userEvent.setup()
    const draft = draftOf(GAMES.words)
    const [cover, page] = draft.pages
    if (!page?.play) throw new Error('no game')
    const fields = { dropZones: { boxes: { durian: { x: 20, y: 20, width: 9, height: 12 } } } }
    render(<Harness begin={{ ...draft, pages: [cover, { ...page, play: { ...page.play, fields } }] }} />)
    const draw = await screen.findByRole('button', { name: 'Draw the places with a finger' })
    draw.focus()
    await user.keyboard('{Enter}')
    const boxes = () => Object(Object(played()?.fields['dropZones'])['boxes'])
    ;(await screen.findByRole('button', { name: 'durian, 9 by 12 percent' })).focus()
    await user.keyboard('{ArrowRight}')
    await waitFor(() => expect(boxes()).toEqual({ durian: { x: 21, y: 20, width: 9, height: 12 } }))
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}')
    await waitFor(() => expect(boxes()).toEqual({ durian: { x: 21, y: 20, width: 9, height: 11 } }))
    expect(edits).toEqual(['move an area', 'move an area'])
    expect((await screen.findAllByText(/too small for a finger \(9 × 11 %\)/)).length).toBeGreaterThan(0)
    await user.click(screen.getByRole('button', { name: 'Make it bigger' }))
    await waitFor(() => expect(screen.queryAllByText(/too small for a finger/)).toEqual([]))
    await user.click(screen.getByRole('button', { name: /^Follow durian/ }))
    await waitFor(() => expect(boxes()).toEqual({}))
    expect(played()?.kind).toBe(GAMES.words)
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('leads to the voice for a word that nobody says', async () => {
    const user = userEvent.setup()
    const said: string[] = []
    const draft = draftOf(GAMES.words)
    const [cover, page] = draft.pages
    if (!page) throw new Error('no page')
    render(
      <Harness begin={{ ...draft, pages: [cover, { ...page, voice: {} }] }} onSay={({ text }) => said.push(text)} />,
    )
    await user.click(await screen.findByRole('button', { name: 'Say umbrella' }))
    expect(said).toEqual(['umbrella'])
  })
})

describe('the field that a finding leads to', () => {
  it.each([
    ['dropZones', 'button', 'Draw the places with a finger'],
    ['instruction', 'textbox', /English/],
  ])('%s has the focus as soon as the form is there', async (field, role, name) => {
    render(<Harness begin={draftOf(GAMES.words)} field={field} />)
    const control = await screen.findByRole(role, { name })
    await waitFor(() => expect(document.activeElement).toBe(control))
  })
})
