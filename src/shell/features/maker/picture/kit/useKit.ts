import { useEffect, useState } from 'react'
import { type KitData, type KitIndex, loadKitData, loadKitIndex } from '../../../../../content/kit/index.ts'

/** The lists of the kit, as far as they have come. `isFailed`: what is still missing could not be loaded. */
export interface Kit {
  readonly data: (KitData & { readonly index: KitIndex }) | undefined
  readonly isFailed: boolean
  readonly again: () => void
}

/** Counts tries: another one when there is a network again, or when it is asked for. */
function useTries(): { readonly count: number; readonly again: () => void } {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const again = () => setCount((before) => before + 1)
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [])
  return { count, again: () => setCount((before) => before + 1) }
}

/** Loads the lists of the sprites named, and keeps those that have come. What failed is asked for again when there is a network, or by `again`. */
export function useKit(names: readonly string[]): Kit {
  const key = [...new Set(names)].toSorted().join(' ')
  const [data, setData] = useState<Kit['data']>()
  const [failed, setFailed] = useState<string>()
  const { count, again } = useTries()
  const attempt = `${count} ${key}`
  useEffect(() => {
    let isOver = false
    const wanted = attempt.split(' ').slice(1).filter(Boolean)
    loadKitData(wanted).then(
      (come) =>
        isOver || setData((had) => (had ? { ...come, sprites: new Map([...had.sprites, ...come.sprites]) } : come)),
      () => isOver || setFailed(attempt),
    )
    return () => {
      isOver = true
    }
  }, [attempt])
  return { data, isFailed: failed === attempt, again }
}

/** The list of all that the kit has; the same rules. */
export function useKitIndex(): { readonly index: KitIndex | undefined; readonly isFailed: boolean; again: () => void } {
  const [index, setIndex] = useState<KitIndex>()
  const [failed, setFailed] = useState<number>()
  const { count, again } = useTries()
  useEffect(() => {
    let isOver = false
    loadKitIndex().then(
      (come) => isOver || setIndex(come),
      () => isOver || setFailed(count),
    )
    return () => {
      isOver = true
    }
  }, [count])
  return { index, isFailed: failed === count, again }
}
