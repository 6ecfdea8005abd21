import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { readPageText } from './pageText.ts'
import { TextPanel } from './TextPanel.tsx'

function open() {
  const onWord = vi.fn<(word: number) => void>()
  render(
    <TextPanel text={readPageText(['The sun is up.'], 'Eka')} language="en" narration={undefined} onWord={onWord} />,
  )
  return { onWord, user: userEvent.setup() }
}

it('says the words one after another with one key, from one stop', async () => {
  const { onWord, user } = open()
  await user.tab()
  expect(screen.getByRole('group', { name: /^Words of the page/ })).toHaveFocus()
  await user.keyboard('{Enter}{Enter} ')
  expect(onWord.mock.calls).toEqual([[0], [1], [2]])
  await user.keyboard('{Enter}{Enter}')
  expect(onWord.mock.calls.slice(3)).toEqual([[3], [0]])
})

it('chooses a word with the arrows, Home and End, and names it', async () => {
  const { onWord, user } = open()
  await user.tab()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(screen.getByRole('status')).toHaveTextContent('sun')
  expect(onWord).not.toHaveBeenCalled()
  await user.keyboard('{Enter}{End}{Enter}{ArrowRight}{ArrowLeft}{Enter}{Home}{Enter}')
  expect(onWord.mock.calls).toEqual([[1], [3], [2], [0]])
})
