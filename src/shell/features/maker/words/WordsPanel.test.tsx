import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { classQueries, reportQueries } from '../../dashboard/index.ts'
import { emptyPage, newDraft } from '../draft/edits.ts'
import type { Draft } from '../draft/schema.ts'
import type { PanelProps } from '../panel.ts'
import { WordsPanel } from './WordsPanel.tsx'

vi.mock('../../../../content/kit/index.ts', async (original) => ({
  ...(await original<object>()),
  loadKitIndex: () => Promise.reject(new Error('no kit')),
}))
vi.spyOn(console, 'warn').mockReturnValue(undefined)

const begun = newDraft({ key: 'class.a', languages: ['id', 'en'], level: 'B1', title: { en: 'A mango' }, author: 'Bu' })
const DRAFT: Draft = { ...begun, pages: [begun.pages[0], emptyPage('p01'), emptyPage('p02')] }

/** A teacher without classes; `data`: what the service has said, by query. */
function clientWith(...data: readonly (readonly [key: readonly unknown[], answer: unknown])[]) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  client.setQueryData(classQueries.list().queryKey, [])
  for (const [key, answer] of data) client.setQueryData(key, answer)
  return client
}

/** The words of a page, and the places that it wants to open. */
function openPage(index: number, client = clientWith()) {
  const opened = vi.fn<PanelProps['openPage']>()
  function Screen() {
    const [draft, setDraft] = useState(DRAFT)
    const page = draft.pages[index]
    if (!page) return null
    const media = { put: async () => '', get: async () => undefined }
    const edit: PanelProps['edit'] = (_name, change) => setDraft(change)
    return <WordsPanel {...{ draft, page, index, edit, media }} language="en" openPage={opened} />
  }
  render(<Screen />, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  return opened
}

const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name: new RegExp(name) })

it('goes on by Enter at the end of a text: to the next language, then to the next page', async () => {
  const opened = openPage(1)
  await userEvent.type(field('Indonesian'), 'Ada mangga.{Enter}')
  await userEvent.type(field('English'), 'A mango.{Enter}')
  expect(opened.mock.calls).toEqual([
    [1, 'en'],
    [2, 'id'],
  ])
  expect(field('English').value).toBe('A mango.')
})

it('keeps a text field in focus on the way to the next page, so that a phone’s keyboard stays', async () => {
  openPage(1)
  await userEvent.type(field('English'), 'A mango.{Enter}')
  const held = document.activeElement
  expect([held?.tagName, held === field('English')]).toEqual(['TEXTAREA', false])
  // Nothing is typed into it, and it goes when the next field takes the focus.
  await userEvent.keyboard('x')
  expect(held).toHaveProperty('value', '')
  field('Indonesian').focus()
  expect(held?.isConnected).toBe(false)
})

it('goes nowhere after the last text', async () => {
  const opened = openPage(2)
  await userEvent.type(field('English'), 'The end.{Enter}')
  expect(opened).not.toHaveBeenCalled()
  expect(field('English').value).toBe('The end.')
})

it('breaks the line inside a text, and with Shift', async () => {
  const opened = openPage(1)
  await userEvent.type(field('English'), 'Up.Down.', { skipAutoClose: true })
  await userEvent.type(field('English'), '{Enter}', { initialSelectionStart: 3, initialSelectionEnd: 3 })
  await userEvent.type(field('Indonesian'), 'Naik.{Shift>}{Enter}{/Shift}Turun.')
  expect(field('English').value).toBe('Up.\nDown.')
  expect(field('Indonesian').value).toBe('Naik.\nTurun.')
  expect(opened).not.toHaveBeenCalled()
})

it('cuts a word elsewhere in the view of syllables, and remembers it for other books', async () => {
  localStorage.clear()
  openPage(1)
  await userEvent.type(field('Indonesian'), 'Beranda.')
  await userEvent.click(screen.getByRole('button', { name: 'Syllables' }))
  const word = screen.getByRole('button', { name: 'Beranda' })
  const parts = () => [...word.querySelectorAll('.syllable')].map(({ textContent }) => textContent)
  expect(parts()).toEqual(['Be', 'ran', 'da'])
  await userEvent.click(word)
  await userEvent.click(screen.getByRole('button', { name: 'Cut between e and r' }))
  await userEvent.click(screen.getByRole('button', { name: 'Cut between r and a' }))
  expect(parts()).toEqual(['Ber', 'an', 'da'])
  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
  expect(screen.queryByRole('group', { name: 'Cuts of “Beranda”' })).toBeNull()
  expect(document.activeElement).toBe(word)
  // The same by keyboard: Enter opens, the first cut has the focus, Escape goes back to the word.
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cut between B and e' }))
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab} {Escape}')
  expect(parts()).toEqual(['Ber', 'anda'])
  expect(document.activeElement).toBe(word)
  await userEvent.keyboard('{Enter}{Tab}{Tab}{Tab}{Tab} {Escape}')
  expect(localStorage.getItem('makerSyllables')).toBe('{"beranda":[3,5]}')
})

it('dashes the syllables that a class has not learned, and names them; by keyboard, too', async () => {
  localStorage.clear()
  const classes = ['1A', '2B'].map((group_name) => ({ id: group_name, group_name }))
  const report = (...reached: readonly number[]) => ({
    steps: Array.from({ length: 20 }, (_, n) => ({ id: `s${n + 1}`, order: n + 1 })),
    rows: reached.map((order) => ({ state: 'way', step: `s${order}` })),
  })
  openPage(
    1,
    clientWith(
      [classQueries.list().queryKey, classes],
      [reportQueries.path('1A', 'id').queryKey, report(3, 4, 5)],
      [reportQueries.path('2B', 'id').queryKey, report(20)],
    ),
  )
  await userEvent.type(field('Indonesian'), 'Bima ibu kaki.')
  const view = screen.getByRole('button', { name: 'Syllables' })
  view.focus()
  await userEvent.keyboard('{Enter}')
  const dashed = () => [...document.querySelectorAll('.unlearned')].map(({ textContent }) => textContent)
  expect(await screen.findByText(/of 1A or more .* \(ka, ki\)/)).toBeTruthy()
  expect(dashed()).toEqual(['ka', 'ki'])
  await userEvent.selectOptions(screen.getByLabelText('Class'), '2B')
  expect(await screen.findByText(/half of 2B has learned all/)).toBeTruthy()
  expect(dashed()).toEqual([])
  expect(localStorage.getItem('makerClass')).toBe('2B')
})
