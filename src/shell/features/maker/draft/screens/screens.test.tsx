import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { joinDrafts } from '../join.ts'
import { momentText } from '../moment.ts'
import { saying, threePages } from '../testDrafts.ts'
import type { DraftConflict, DraftVersion } from '../types.ts'
import { wordDiff } from '../wordDiff.ts'
import { ConflictScreen } from './ConflictScreen.tsx'
import { FullNotice } from './Notices.tsx'
import { VersionsScreen } from './VersionsScreen.tsx'

const base = threePages()
const NOW = new Date('2026-11-21T10:45:00').getTime()

function torn(): DraftConflict {
  const mine = saying(base, 3, { id: 'Cabai kita sudah merah.' })
  const theirs = saying({ ...base, level: 'A' }, 3, { id: 'Cabai kita merah sekali.' })
  const { conflicts, taken } = joinDrafts({ base, mine, theirs })
  return { mine, theirs, by: 'Pak Yusuf', at: NOW - 600_000, mineAt: NOW, joined: taken, conflicts }
}

describe('the screen of a conflict', () => {
  function show() {
    const [onResolve, onLater] = [vi.fn<(choices: object) => void>(), vi.fn<() => void>()]
    const screenProps = {
      conflict: torn(),
      language: 'en',
      onResolve,
      onLater,
      renderPicture: () => null,
      now: NOW,
    } as const
    render(<ConflictScreen {...screenProps} />)
    return { onResolve, onLater }
  }

  it('shows both sides with what differs, and keeps both by its main button', async () => {
    const { onResolve } = show()
    expect(screen.getByRole('status').textContent).toBe(
      'Nothing is lost. 1 change was joined by itself: other pages, other parts. One place needs your choice.',
    )
    const place = screen.getByRole('region', { name: 'Page 3: words' })
    expect(
      within(place)
        .getAllByText(/./, { selector: 'ins' })
        .map(({ textContent }) => textContent?.trim()),
    ).toEqual(['sudah merah.', 'merah sekali.'])
    expect(place.textContent).toContain('Pak Yusuf, today 10:35')
    await userEvent.click(screen.getByRole('button', { name: 'Keep both' }))
    expect(onResolve).toHaveBeenCalledWith({})
  })

  it('takes the side that is chosen', async () => {
    const { onResolve, onLater } = show()
    const [, theirs] = screen.getAllByRole('button', { name: 'Use this one' })
    if (theirs) await userEvent.click(theirs)
    expect(screen.getByRole('button', { name: 'Chosen', pressed: true })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Use what is chosen' }))
    expect(onResolve).toHaveBeenCalledWith({ 'page-p03': 'theirs' })
    await userEvent.click(screen.getByRole('button', { name: 'Decide later' }))
    expect(onLater).toHaveBeenCalledOnce()
  })
})

describe('the screen of versions', () => {
  const version: DraftVersion = {
    id: 'v1',
    at: NOW - 86_400_000,
    reason: 'before',
    note: { en: 'delete page 2', id: 'hapus halaman 2' },
    pages: 3,
  }

  it('goes back to one, and says where one cannot be read', async () => {
    const [restore, onRestored] = [vi.fn<(id: string) => Promise<void>>().mockResolvedValue(), vi.fn<() => void>()]
    const open = { versions: [version], status: 'device', restore } as const
    render(<VersionsScreen open={open} title="A garden" language="id" onRestored={onRestored} now={NOW} />)
    expect(screen.getByText('kemarin 10.45, sebelum “hapus halaman 2”')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Kembali ke versi ini' }))
    expect(restore).toHaveBeenCalledWith('v1')
    expect(onRestored).toHaveBeenCalledOnce()
    vi.spyOn(console, 'warn').mockReturnValue()
    restore.mockRejectedValue(new Error('damaged'))
    await userEvent.click(screen.getByRole('button', { name: 'Kembali ke versi ini' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('tidak bisa dibaca')
  })
})

describe('the notice of space', () => {
  const actions = { onShare: () => undefined, onSaveFile: () => undefined, onAgain: () => undefined }
  const space = (left: number) => ({ used: 1e9 - left, quota: 1e9, isPersistent: true })

  it('is there when little is left, and when a change could not be stored', () => {
    const { rerender } = render(<FullNotice language="en" status="sent" space={space(5e8)} {...actions} />)
    expect(screen.queryByRole('alert')).toBeNull()
    rerender(<FullNotice language="en" status="sent" space={space(9e6)} {...actions} />)
    expect(screen.getByRole('alert')).toHaveTextContent('This device is almost full: 9 MB left.')
    rerender(<FullNotice language="en" status="full" space={undefined} {...actions} />)
    expect(screen.getByRole('alert')).toHaveTextContent('do not close it')
    expect(screen.getByRole('button', { name: 'Try to save again' })).toBeVisible()
  })
})

describe('texts', () => {
  it('have the words marked that the other one lacks, and stay whole', () => {
    const [one, other] = ['Our chillies are red. Let us pick!', 'Our chillies are very red.']
    const diff = wordDiff(one, other)
    expect(diff.map(({ text }) => text).join('')).toBe(one)
    expect(diff.filter(({ isNew }) => isNew).map(({ text }) => text)).toEqual(['Let us pick!'])
    expect(wordDiff('', 'x')).toEqual([])
    expect(wordDiff('same', 'same')).toEqual([{ text: 'same', isNew: false }])
  })

  it('say when', () => {
    expect(momentText(NOW - 60_000, NOW, 'en')).toBe('today 10:44')
    expect(momentText(NOW - 3 * 86_400_000, NOW, 'en')).toBe('18 November 10:45')
    expect(momentText(NOW, NOW - 3_600_000, 'id')).toBe('hari ini 10.45')
  })
})
