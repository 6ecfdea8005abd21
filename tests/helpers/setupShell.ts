import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// A state is waited for, not a time: on a busy machine it may come late.
configure({ asyncUtilTimeout: 10_000 })

// jsdom decodes no pictures.
HTMLImageElement.prototype.decode = () => Promise.resolve()

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
