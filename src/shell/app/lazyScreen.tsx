import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'

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
function lazyScreen(fetchScreen: () => Promise<ComponentType>): LazyScreen {
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

/** The part of a route that is a lazy screen; `CurrentScreen` finds it by its handle. */
export function lazyRoute(fetchScreen: () => Promise<ComponentType>): Pick<RouteObject, 'element' | 'handle'> {
  const lazy = lazyScreen(fetchScreen)
  return { element: <lazy.Screen />, handle: lazy }
}
