import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { forgetHeard, heard } from '../../testing/fakeAudioDesk.ts'
import { RoundButton } from './RoundButton.tsx'

vi.mock('../../lib/sound/audioDesk.ts', () => import('../../testing/fakeAudioDesk.ts'))
beforeEach(forgetHeard)

const classes = () => [...screen.getByRole('button').classList]

it('is medium, pink and in the corner unless told otherwise', () => {
  render(<RoundButton>Go</RoundButton>)
  expect(classes()).toEqual(['icon-button', 'theme-pink', 'icon-button-corner'])
})

it.each(['pink', 'amber', 'blue', 'emerald', 'violet', 'red'] as const)('wears the %s theme', (theme) => {
  render(<RoundButton theme={theme}>Go</RoundButton>)
  expect(classes()).toContain(`theme-${theme}`)
})

it.each([
  ['small', 'icon-button-small'],
  ['large', 'icon-button-large'],
] as const)('comes in size %s', (size, name) => {
  render(<RoundButton size={size}>Go</RoundButton>)
  expect(classes()).toContain(name)
})

it('stands in the page where it is asked to', () => {
  render(<RoundButton place="inline">Go</RoundButton>)
  expect(classes()).not.toContain('icon-button-corner')
})

it('clicks at every press and passes the press on', async () => {
  const onClick = vi.fn<() => void>()
  render(<RoundButton onClick={onClick}>Go</RoundButton>)
  const button = screen.getByRole('button', { name: 'Go' })
  await userEvent.click(button)
  await userEvent.click(button)
  button.focus()
  await userEvent.keyboard('{Enter}')
  expect(onClick).toHaveBeenCalledTimes(3)
  await waitFor(() => expect(heard.effects).toEqual(['click', 'click', 'click']))
})
