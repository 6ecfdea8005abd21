import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { Outlet, useOutletContext, useParams } from 'react-router-dom'
import type { WholeClass } from './classesApi.ts'
import { Frame } from './Frame.tsx'
import { classQueries } from './queries.ts'
import { State } from './State.tsx'

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
