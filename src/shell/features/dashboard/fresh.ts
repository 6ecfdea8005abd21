import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { ReportHead } from '../../../../server/contract/reportHead.ts'

interface Fresh {
  readonly classId: string
  readonly head: ReportHead
}

const freshAtom = atom<Fresh>()

/** Stores the head of a class's latest report for the frame, which shows how recent the figures are. */
export function useNoteFresh(classId: string, head: ReportHead | undefined): void {
  const set = useSetAtom(freshAtom)
  useEffect(() => {
    if (head) set({ classId, head })
  }, [classId, head, set])
}

/** Head of the latest report of this class; `undefined` before the first one. */
export function useFresh(classId: string | undefined): ReportHead | undefined {
  const fresh = useAtomValue(freshAtom)
  return fresh?.classId === classId ? fresh?.head : undefined
}
