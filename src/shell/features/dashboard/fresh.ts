import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { ReportHead } from '../../../../server/contract/reportHead.ts'

interface Fresh {
  readonly classId: string
  readonly head: ReportHead
}

const freshAtom = atom<Fresh>()

/** Notes up to when the figures of a class speak, for the frame around its screens. */
export function useNoteFresh(classId: string, head: ReportHead | undefined): void {
  const set = useSetAtom(freshAtom)
  useEffect(() => {
    if (head) set({ classId, head })
  }, [classId, head, set])
}

/** What the latest figures of this class say about themselves; nothing before there are any. */
export function useFresh(classId: string | undefined): ReportHead | undefined {
  const fresh = useAtomValue(freshAtom)
  return fresh?.classId === classId ? fresh?.head : undefined
}
