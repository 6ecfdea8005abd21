import { loadRenderer } from '../../../game/runtime/renderer.ts'

type Runtime = typeof import('../../../game/runtime/index.ts')

let loading: Promise<Runtime> | undefined

/** The stage with Phaser, fetched once and retried after a failure. */
export function loadRuntime(): Promise<Runtime> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function load(): Promise<Runtime> {
  const [runtime] = await Promise.all([import('../../../game/runtime/index.ts'), loadRenderer()])
  return runtime
}
