import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Tablets } from '../classesApi.ts'
import { classQueries } from '../queries.ts'

/** How often a screen asks whether a tablet waits, ms: who stands before it waits too. */
const ASK_MS = 8000

/** A class's tablets as they are now. */
export interface TabletDesk {
  /** Undefined until the first answer. */
  readonly tablets: Tablets | undefined
  /** Asks at once. */
  readonly reload: () => void
  /** Takes an answer that another call has brought. */
  readonly put: (tablets: Tablets) => void
}

/** Asks for a class's tablets, and again while the screen is seen. Where the service is out of reach, what was there last stays. */
export function useTablets(classId: string): TabletDesk {
  const devices = classQueries.devices(classId)
  const { data: tablets, refetch } = useQuery({ ...devices, refetchInterval: ASK_MS })
  const client = useQueryClient()
  return {
    tablets,
    reload: () => void refetch(),
    put: (changed) => void client.setQueryData(devices.queryKey, changed),
  }
}
