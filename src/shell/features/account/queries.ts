import { queryOptions } from '@tanstack/react-query'
import { accountKey } from '../../lib/service/queryClient.ts'
import { fetchSessions } from './accountApi.ts'

/** Where whoever is signed in is signed in. */
export const sessionsQuery = () => queryOptions({ queryKey: [accountKey(), 'sessions'], queryFn: fetchSessions })
