type Runtime = typeof import('../../game/runtime/index.ts')

let loading: Promise<Runtime> | undefined

/** The stage with Phaser behind it, fetched once; asked for again where it could not be had. */
export function loadRuntime(): Promise<Runtime> {
  loading ??= import('../../game/runtime/index.ts').catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}
