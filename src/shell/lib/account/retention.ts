import { useEffect, useState } from 'react'
import { KEEPING, type Keeping, keepingAnswer } from '../../../../server/contract/retention.ts'
import { apiClient } from '../service/apiClient.ts'

/** How long this service keeps things. Until it has said so, and where it is out of reach, what holds where nothing is set. */
export function useKeeping(): Keeping {
  const [keeping, setKeeping] = useState<Keeping>(KEEPING)
  useEffect(() => {
    let isOver = false
    apiClient.get<unknown>('/api/keeping').then(
      ({ data }) => {
        const answer = keepingAnswer.safeParse(data)
        if (!isOver && answer.success) setKeeping(answer.data.data)
      },
      (error: unknown) => console.info('How long things are kept was not said', error),
    )
    return () => {
      isOver = true
    }
  }, [])
  return keeping
}
