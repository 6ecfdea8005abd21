import { useEffect } from 'react'
import { onPawPrint } from '../../../lib/account/pawPrints.ts'
import { readToken } from '../../../lib/account/session.ts'
import { loadPerformCall } from '../../outbox/index.ts'

/** Sends each paw-print that is found, or queues it. Apart from the finding, because a book that plays by itself has nobody to send to. */
export function usePawPrintsSent(): void {
  useEffect(
    () =>
      onPawPrint((print) => {
        if (readToken() === undefined) return
        loadPerformCall()
          .then(({ PATIENCE_MS, performCall }) =>
            performCall(
              { method: 'post', path: '/api/profile/paw-prints', body: { ...print } },
              { patienceMs: PATIENCE_MS },
            ),
          )
          // The profile sends what the service does not have (`features/calm/reading.ts`).
          .catch((error: unknown) => console.warn('A paw-print could not be sent', error))
      }),
    [],
  )
}
