import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/** Waits until a message is visible: it fades in after it is added. */
export async function expectToast(text: string | RegExp): Promise<void> {
  await waitFor(() => expect(screen.getByText(text)).toBeVisible())
}
