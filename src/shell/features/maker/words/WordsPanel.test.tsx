import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
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

/** The words of a page, and the places that it wants to open. */
function openPage(index: number) {
  const opened = vi.fn<PanelProps['openPage']>()
  function Screen() {
    const [draft, setDraft] = useState(DRAFT)
    const page = draft.pages[index]
    if (!page) return null
    const media = { put: async () => '', get: async () => undefined }
    const edit: PanelProps['edit'] = (_name, change) => setDraft(change)
    return <WordsPanel {...{ draft, page, index, edit, media }} language="en" openPage={opened} />
  }
  render(<Screen />)
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
  expect(localStorage.getItem('makerSyllables')).toBe('{"beranda":[3,5]}')
})
