/** How the stage draws. */
export type RendererName = 'webgl' | 'canvas'

/** Drivers that render on the CPU: there Canvas is about ten times faster than WebGL (measured: 57 vs. 6 frames a second). */
const SOFTWARE = /SwiftShader|llvmpipe|Software|Basic Render/i

let chosen: { readonly renderer: RendererName | undefined } | undefined

/**
 * The renderer for this device, determined once because the check needs a graphics context. Tests choose with `?renderer=canvas` or `=webgl`.
 * `undefined`: the browser supports neither.
 */
export function chooseRenderer(search: string, makeCanvas?: () => HTMLCanvasElement): RendererName | undefined {
  if (makeCanvas) return rendererFor(search, makeCanvas)
  chosen ??= { renderer: rendererFor(search, () => document.createElement('canvas')) }
  return chosen.renderer
}

/** Loads the code of the tab's renderer; rejects on failure. */
export async function loadRenderer(): Promise<void> {
  if (chooseRenderer(window.location.search) === 'webgl') await import('phaser/webgl')
}

function rendererFor(search: string, makeCanvas: () => HTMLCanvasElement): RendererName | undefined {
  const asked = new URLSearchParams(search).get('renderer')
  const hasCanvas = makeCanvas().getContext('2d') !== null
  if (asked === 'canvas') return hasCanvas ? 'canvas' : undefined
  const takesSoftware = asked === 'webgl' || !hasCanvas
  // Refuses software drivers: starting one takes 80 MB for as long as the browser runs.
  const context = makeCanvas().getContext('webgl', { failIfMajorPerformanceCaveat: !takesSoftware })
  if (context === null) return hasCanvas ? 'canvas' : undefined
  const isSoftware = SOFTWARE.test(driverOf(context))
  // Browsers allow few contexts at a time, so the probe releases its own at once.
  context.getExtension('WEBGL_lose_context')?.loseContext()
  return isSoftware && !takesSoftware ? 'canvas' : 'webgl'
}

function driverOf(context: WebGLRenderingContext): string {
  const info = context.getExtension('WEBGL_debug_renderer_info')
  return String(context.getParameter(info === null ? context.RENDERER : info.UNMASKED_RENDERER_WEBGL))
}
