import { expect, it } from 'vitest'
import { chooseRenderer } from './renderer.ts'

/** A browser with WebGL by this driver (`undefined`: without), and with or without Canvas. */
function browser(driver: string | undefined, has2d = true): () => HTMLCanvasElement {
  const gl = {
    RENDERER: 1,
    getExtension: (name: string) =>
      name === 'WEBGL_debug_renderer_info' ? { UNMASKED_RENDERER_WEBGL: 2 } : { loseContext: () => undefined },
    getParameter: () => driver,
  }
  const canvas = {
    getContext: (kind: string) => (kind === '2d' ? (has2d ? {} : null) : driver === undefined ? null : gl),
  }
  // The probe only asks the canvas for its contexts.
  return () => canvas as unknown as HTMLCanvasElement
}

it.each([
  ['a real GPU', '', 'Mali-G52', true, 'webgl'],
  ['a software driver', '', 'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device))', true, 'canvas'],
  ['llvmpipe', '', 'llvmpipe (LLVM 15)', true, 'canvas'],
  ['no WebGL', '', undefined, true, 'canvas'],
  ['a software driver without Canvas', '', 'SwiftShader', false, 'webgl'],
  ['nothing at all', '', undefined, false, undefined],
  ['the switch to Canvas', '?renderer=canvas', 'Mali-G52', true, 'canvas'],
  ['the switch to WebGL', '?renderer=webgl', 'SwiftShader', true, 'webgl'],
])('%s', (_what, search, driver, has2d, renderer) => {
  expect(chooseRenderer(search, browser(driver, has2d))).toBe(renderer)
})
