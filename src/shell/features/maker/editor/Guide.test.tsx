import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { Guide } from './Guide.tsx'
import { useEditorPlace } from './useEditorPlace.ts'

function show(address: string) {
  const onTry = vi.fn<() => void>()
  function Page() {
    const { index, tab, openTab } = useEditorPlace(6)
    return (
      <>
        <Guide {...{ index, tab, onTry }} language="en" onOpen={openTab} />
        <code>{useLocation().search}</code>
      </>
    )
  }
  render(
    <MemoryRouter initialEntries={[address]}>
      <Page />
    </MemoryRouter>,
  )
  return onTry
}

it('leads from part to part, and then to trying the page', async () => {
  const onTry = show('/?page=2&tab=picture&guide=2')
  for (const [number, part] of [
    [2, 'Words'],
    [3, 'Voice'],
    [4, 'Play'],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name: `Next: ${part}` }))
    expect(screen.getByRole('status').textContent).toContain(`${number} of 4.`)
    expect(document.querySelector('code')?.textContent).toContain(`tab=${part.toLowerCase()}`)
  }
  await userEvent.click(screen.getByRole('button', { name: 'Try the page' }))
  expect(onTry).toHaveBeenCalledOnce()
})

it('can be closed, and is then in no address', async () => {
  show('/?page=2&guide=2')
  await userEvent.click(screen.getByRole('button', { name: 'Close the guide' }))
  expect(screen.queryByRole('region')).toBeNull()
  expect(document.querySelector('code')?.textContent).toBe('?page=2')
})

it.each(['/', '/?page=1&guide=2', '/?page=2', '/?page=2&guide=x'])('is not shown at %s', (address) => {
  show(address)
  expect(screen.queryByRole('region')).toBeNull()
})
