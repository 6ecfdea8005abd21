import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Tests wait for a state, which may come late on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

// jsdom does not decode pictures.
HTMLImageElement.prototype.decode = () => Promise.resolve()

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
