import { useCallback, useEffect, useState } from 'react'
import { classesApi, type Tablets } from '../classesApi.ts'

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
  const [stored, setStored] = useState<{ readonly classId: string; readonly tablets: Tablets }>()
  useEffect(() => {
    let isOver = false
    const ask = () => {
      void askFor(classId).then((tablets) => {
        if (tablets && !isOver) setStored({ classId, tablets })
      })
    }
    ask()
    const timer = setInterval(() => {
      if (!document.hidden) ask()
    }, ASK_MS)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [classId])
  const reload = useCallback(() => {
    void askFor(classId).then((tablets) => tablets && setStored({ classId, tablets }))
  }, [classId])
  const put = useCallback((tablets: Tablets) => setStored({ classId, tablets }), [classId])
  return { tablets: stored?.classId === classId ? stored.tablets : undefined, reload, put }
}

/** The tablets now; undefined where the service cannot be reached, which the screen itself says. */
async function askFor(classId: string): Promise<Tablets | undefined> {
  try {
    return await classesApi.devices(classId)
  } catch (error) {
    console.info('The tablets could not be asked for', error)
    return undefined
  }
}
