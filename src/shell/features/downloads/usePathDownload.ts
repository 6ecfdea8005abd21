import { useEffect } from 'react'
import type { Language } from '../../../game/language.ts'
import { whenIdle } from '../../lib/loading/whenIdle.ts'
import { downloadsUnasked } from './canDownload.ts'

/**
 * Hook: once today's path is on the screen, at a step of the ladder, downloads what it will need in the next weeks in this language, in the background,
 * unless the browser saves data. What did not come is tried again when the path is opened the next time. `step` is undefined before.
 */
export function usePathDownload(language: Language, step: number | undefined): void {
  useEffect(() => {
    if (step === undefined || !downloadsUnasked()) return undefined
    let cancel: (() => void) | undefined
    const begin = () => {
      cancel?.()
      cancel = whenIdle(() => {
        store(language, step).catch((error: unknown) => console.warn('The path was not downloaded', error))
      })
    }
    begin()
    // A device's first worker comes after its first screen.
    navigator.serviceWorker.addEventListener('controllerchange', begin)
    return () => {
      cancel?.()
      navigator.serviceWorker.removeEventListener('controllerchange', begin)
    }
  }, [language, step])
}

async function store(language: Language, step: number): Promise<void> {
  // Without a worker, nothing would use the files.
  if ((await navigator.serviceWorker.getRegistration()) === undefined) return
  const { downloadPath } = await import('./pathDownload.ts')
  await downloadPath(language, step)
}
