/** How the stage draws. */
export type RendererName = 'webgl' | 'canvas'

/** Drivers that draw on the processor: there, Canvas is about ten times faster than WebGL (measured: 57 against 6 frames a second). */
const SOFTWARE = /SwiftShader|llvmpipe|Software|Basic Render/i

/** The renderer for this device; `?renderer=canvas` or `=webgl` in the URL decides for tests. `undefined`: the browser can draw neither. */
export function chooseRenderer(
  search: string,
  makeCanvas = () => document.createElement('canvas'),
): RendererName | undefined {
  const asked = new URLSearchParams(search).get('renderer')
  const context = asked === 'canvas' ? null : makeCanvas().getContext('webgl')
  const hasCanvas = makeCanvas().getContext('2d') !== null
  if (context === null) return hasCanvas ? 'canvas' : undefined
  const isSoftware = SOFTWARE.test(driverOf(context))
  // A browser allows few contexts at a time: the probe gives its own back at once.
  context.getExtension('WEBGL_lose_context')?.loseContext()
  return isSoftware && asked !== 'webgl' && hasCanvas ? 'canvas' : 'webgl'
}

function driverOf(context: WebGLRenderingContext): string {
  const info = context.getExtension('WEBGL_debug_renderer_info')
  return String(context.getParameter(info === null ? context.RENDERER : info.UNMASKED_RENDERER_WEBGL))
}
