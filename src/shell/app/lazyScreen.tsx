import type { ComponentType } from 'react'

/** A screen whose code is fetched before it is shown. */
export interface LazyScreen {
  /** Throws where its code could not be fetched. */
  readonly Screen: ComponentType
  /** Fetches its code, once, and again after a failure. Never rejects. */
  readonly load: () => Promise<void>
  /** Whether its code is here. */
  readonly isHere: () => boolean
}

/** Makes a screen from what imports its component. Without Suspense, which shows what has come up to 300 ms late. */
export function lazyScreen(fetchScreen: () => Promise<ComponentType>): LazyScreen {
  let Here: ComponentType | undefined
  let loading: Promise<void> | undefined
  let failure: unknown
  function Screen() {
    if (!Here) throw failure
    return <Here />
  }
  const load = () => {
    loading ??= fetchScreen().then(
      (component) => {
        Here = component
      },
      (error: unknown) => {
        failure = error
        loading = undefined
      },
    )
    return loading
  }
  return { Screen, load, isHere: () => Here !== undefined }
}
