import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { Outlet, useOutletContext, useParams } from 'react-router-dom'
import type { WholeClass } from './classesApi.ts'
import { Frame } from './Frame.tsx'
import { classQueries } from './queries.ts'
import { State } from './State.tsx'

/** Context for the screens of a class. */
export interface ClassDesk {
  readonly whole: WholeClass
  /** Replaces the cached class with a newer response. */
  readonly put: (whole: WholeClass) => void
  readonly reload: () => void
}

/** The class of the current screen. Works only below `ClassFrame`. */
export const useClass = () => useOutletContext<ClassDesk>()

/** Fetches the class in the address and renders the frame around its screens. */
export function ClassFrame() {
  const { classId = '' } = useParams()
  const query = useQuery(classQueries.whole(classId))
  const { data: list } = useQuery(classQueries.list())
  const client = useQueryClient()
  const classes = list?.map((item) => (item.id === query.data?.id ? { ...item, ...query.data } : item))
  return (
    <Frame classId={classId} classes={classes}>
      <State of={query} isFrame>
        {(whole) => <Outlet context={deskOf(client, classId, whole)} />}
      </State>
    </Frame>
  )
}

function deskOf(client: QueryClient, classId: string, whole: WholeClass): ClassDesk {
  const { queryKey } = classQueries.whole(classId)
  return {
    whole,
    put: (changed) => void client.setQueryData(queryKey, changed),
    reload: () => void client.refetchQueries({ queryKey, exact: true }),
  }
}
