import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { loadLadder } from '../../../../content/ladder/load.ts'
import type { LanguageLadder } from '../../../../content/ladder/schema.ts'
import { readText, writeText } from '../../../lib/device/storage.ts'
import { classQueries, reportQueries } from '../../dashboard/index.ts'
import { type HasLearned, learnedBy } from './learned.ts'

/** Where on this device the class lies that was looked at last. */
const KEY = 'makerClass'

/** The teacher's classes, and what the chosen one has learned; without a network as it was known last. */
export interface ClassLearned {
  readonly classes: readonly { readonly id: string; readonly group_name: string }[]
  readonly chosen: { readonly id: string; readonly group_name: string } | undefined
  readonly choose: (id: string) => void
  /** Undefined while it is not known, and where nobody in the class has begun. */
  readonly hasLearned: HasLearned | undefined
}

/** Hook: which Indonesian syllables a class has learned. */
export function useClassLearned(): ClassLearned {
  const [wanted, setWanted] = useState(() => readText(KEY))
  const { data: classes = [] } = useQuery(classQueries.list())
  const chosen = classes.find(({ id }) => id === wanted) ?? classes[0]
  const { data: report } = useQuery({ ...reportQueries.path(chosen?.id ?? '', 'id'), enabled: chosen !== undefined })
  const ladder = useLadder()
  return {
    classes,
    chosen,
    choose: (id) => {
      writeText(KEY, id)
      setWanted(id)
    },
    hasLearned: useMemo(() => report && ladder && learnedBy(report, ladder), [report, ladder]),
  }
}

function useLadder(): LanguageLadder | undefined {
  const [ladder, setLadder] = useState<LanguageLadder>()
  useEffect(() => {
    let isGone = false
    loadLadder().then(
      ({ languages }) => !isGone && setLadder(languages.id),
      (error: unknown) => console.warn('Which syllables a class has learned is not known now', error),
    )
    return () => {
      isGone = true
    }
  }, [])
  return ladder
}
