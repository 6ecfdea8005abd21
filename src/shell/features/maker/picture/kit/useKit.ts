import { useCallback, useEffect, useState } from 'react'
import { type KitData, type KitIndex, loadKitData, loadKitIndex } from '../../../../../content/kit/index.ts'

/** The lists of the kit, as far as they have come. `isFailed`: what is still missing could not be loaded. */
export interface Kit {
  readonly data: (KitData & { readonly index: KitIndex }) | undefined
  readonly isFailed: boolean
  readonly again: () => void
}

/** Loads the lists of the sprites named, and keeps those that have come. What failed is asked for again when there is a network, or by `again`. */
export function useKit(names: readonly string[]): Kit {
  const key = [...new Set(names)].toSorted().join(' ')
  const [data, setData] = useState<Kit['data']>()
  const [isFailed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isOver = false
    loadKitData(key === '' ? [] : key.split(' ')).then(
      (come) => {
        if (isOver) return
        setData((had) => (had ? { ...come, sprites: new Map([...had.sprites, ...come.sprites]) } : come))
        setFailed(false)
      },
      () => isOver || setFailed(true),
    )
    return () => {
      isOver = true
    }
  }, [key, tries])
  const again = useCallback(() => setTries((count) => count + 1), [])
  useEffect(() => {
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [again])
  return { data, isFailed, again }
}

/** The list of all that the kit has; the same rules. */
export function useKitIndex(): { readonly index: KitIndex | undefined; readonly isFailed: boolean; again: () => void } {
  const [index, setIndex] = useState<KitIndex>()
  const [isFailed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isOver = false
    loadKitIndex().then(
      (come) => isOver || (setIndex(come), setFailed(false)),
      () => isOver || setFailed(true),
    )
    return () => {
      isOver = true
    }
  }, [tries])
  const again = useCallback(() => setTries((count) => count + 1), [])
  useEffect(() => {
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [again])
  return { index, isFailed, again }
}
