import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { PageSnapshot } from '../../../../game/runtime/pageHandle.ts'
import { pageKindOf } from '../../../../scenes/pageKinds.ts'
import { chooseComfort } from '../../../lib/account/comfort.ts'
import { followSilence } from '../../../lib/sound/silence.ts'
import { Caption } from './Caption.tsx'

const snapshot: PageSnapshot = {
  report: {
    kind: 'page',
    type: 'picture',
    bookId: 4,
    pageId: '401',
    status: 'ready',
    progress: { done: 0, total: 5 },
    language: 'en',
  },
  targets: [],
  counters: undefined,
  question: { key: 'question', params: { text: { en: 'Where is Father?', id: 'Di mana Ayah?' } } },
}
let setSilent: (isSilent: boolean) => void = () => undefined

beforeEach(() => {
  localStorage.clear()
  followSilence({
    onSilence(listener) {
      setSilent = listener
      return () => undefined
    },
  })
  act(() => setSilent(false))
})

const show = (isRepeated = false, language: 'en' | 'id' = 'en') =>
  render(<Caption snapshot={snapshot} kind={pageKindOf('picture')} isRepeated={isRepeated} language={language} />)

it('shows nothing while the question is heard', () => {
  const { container } = show()
  expect(container).toBeEmptyDOMElement()
})

it('shows the question once it was repeated, in the child’s language', () => {
  show(true, 'id')
  expect(screen.getByText('Di mana Ayah?')).toBeVisible()
})

it('always shows it to a child who wants to see words', () => {
  show()
  act(() => void chooseComfort('seeWords', true))
  expect(screen.getByText('Where is Father?')).toBeVisible()
})

it('shows it, with a sign, when nothing can be heard, until something is', () => {
  show()
  act(() => setSilent(true))
  expect(screen.getByText('Where is Father?')).toBeVisible()
  expect(screen.getByRole('img', { name: 'No sound: the words are written here' })).toBeVisible()
  act(() => setSilent(false))
  expect(screen.queryByText('Where is Father?')).toBeNull()
})
