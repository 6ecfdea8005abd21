import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/** Waits until a message is seen: it is there first and fades in then. */
export async function expectToast(text: string | RegExp): Promise<void> {
  await waitFor(() => expect(screen.getByText(text)).toBeVisible())
}
