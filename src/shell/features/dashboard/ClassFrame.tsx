import { useCallback } from 'react'
import { Outlet, useOutletContext, useParams } from 'react-router-dom'
import { type WholeClass, classesApi } from './classesApi.ts'
import { Frame } from './Frame.tsx'
import { State } from './State.tsx'
import { type Loaded, useLoaded } from './useLoaded.ts'

/** What each screen of a class has at hand. */
export interface ClassDesk {
  readonly whole: WholeClass
  /** Takes an answer that shows the class as it is now. */
  readonly put: (whole: WholeClass) => void
  readonly reload: () => void
}

/** The class whose screen this is. Only below `ClassFrame`. */
export const useClass = () => useOutletContext<ClassDesk>()

/** Fetches the class of the address and frames its screens. */
export function ClassFrame() {
  const { classId = '' } = useParams()
  const loaded = useLoaded(useCallback(() => classesApi.whole(classId), [classId]))
  const list = useLoaded(useCallback(() => classesApi.list(), []))
  const classes = list.data?.map((item) => (item.id === loaded.data?.id ? { ...item, ...loaded.data } : item))
  return (
    <Frame classId={classId} classes={classes}>
      <State of={loaded} isFrame>
        {(whole) => <Outlet context={deskOf(loaded, whole)} />}
      </State>
    </Frame>
  )
}

function deskOf({ put, reload }: Loaded<WholeClass>, whole: WholeClass): ClassDesk {
  return { whole, put, reload }
}
