import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { Guide } from './Guide.tsx'

const progress = { picture: 'done', words: 'done', voice: 'none', play: 'none' } as const

function Address() {
  return <code>{useLocation().search}</code>
}

function show(address: string) {
  const onTry = vi.fn<() => void>()
  render(
    <MemoryRouter initialEntries={[address]}>
      <Guide progress={progress} language="en" onTry={onTry} />
      <Address />
    </MemoryRouter>,
  )
  return onTry
}

it('leads from part to part, and then to trying the page', async () => {
  const onTry = show('/?page=1&tab=picture&guide=1')
  for (const part of ['words', 'voice', 'play']) {
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(screen.getByRole('status').textContent).toContain(' of 5.')
    expect(document.querySelector('code')?.textContent).toContain(`tab=${part}`)
  }
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  await userEvent.click(screen.getByRole('button', { name: 'Try' }))
  expect(onTry).toHaveBeenCalledOnce()
})

it('can be put away', async () => {
  show('/?page=1&guide=2')
  await userEvent.click(screen.getByRole('button', { name: 'Without help' }))
  expect(screen.queryByRole('region')).toBeNull()
  expect(document.querySelector('code')?.textContent).toBe('?page=1')
})

it.each(['/', '/?guide=0', '/?guide=9', '/?guide=x'])('is not shown at %s', (address) => {
  show(address)
  expect(screen.queryByRole('region')).toBeNull()
})
