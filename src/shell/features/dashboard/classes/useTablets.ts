import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Tablets } from '../classesApi.ts'
import { classQueries } from '../queries.ts'

/** Polling interval for waiting tablets, ms; short, because somebody is waiting at the tablet. */
const ASK_MS = 8000

/** The current tablets of a class. */
export interface TabletDesk {
  /** `undefined` until the first response. */
  readonly tablets: Tablets | undefined
  /** Fetches the tablets at once. */
  readonly reload: () => void
  /** Replaces the tablets with the response of another call. */
  readonly put: (tablets: Tablets) => void
}

/** Fetches a class's tablets and polls while the screen is mounted. If the service is unreachable, the last response stays. */
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
