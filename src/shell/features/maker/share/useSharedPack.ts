import { useQuery } from '@tanstack/react-query'
import type { PackItem } from '../../../../../server/contract/packs.ts'
import { ApiError } from '../../../lib/service/apiError.ts'
import { packsApi } from '../../dashboard/index.ts'

/** The book on the service that a draft was shared as; undefined where it was not, was withdrawn, or without a network. */
export function useSharedPack(key: string): PackItem | undefined {
  const { data } = useQuery({
    queryKey: ['shared-pack', key],
    queryFn: async () => {
      try {
        return await packsApi.read(key)
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
  })
  return data && data.state === 'ready' && data.withdrawn_at === null ? data : undefined
}
