import { useState } from 'react'
import { notify } from '../../lib/notify.ts'
import { useErrorText } from './errorText.ts'

/** Runs one change at a time. `isBusy` is true meanwhile; a failure shows a toast. `run` resolves to whether the change succeeded. */
export function useTask() {
  const [isBusy, setBusy] = useState(false)
  const errorText = useErrorText()
  async function run(task: () => Promise<unknown>, done?: string): Promise<boolean> {
    if (isBusy) return false
    setBusy(true)
    try {
      await task()
      if (done !== undefined) notify('success', done)
      return true
    } catch (error) {
      console.warn('A change was not taken', error)
      notify('error', errorText(error))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, run }
}
