import { useState } from 'react'
import { errorText } from '../../lib/apiError.ts'
import { notify } from '../../lib/notify.ts'
import { useWords } from './dashboardLanguage.ts'
import { frameWords } from './words/frame.ts'

/** Runs one thing at a time that changes something: while it runs `isBusy` is true, and what fails is said. Answers whether it went well. */
export function useTask() {
  const [isBusy, setBusy] = useState(false)
  const said = useWords(frameWords)
  async function run(task: () => Promise<unknown>, done?: string): Promise<boolean> {
    if (isBusy) return false
    setBusy(true)
    try {
      await task()
      if (done !== undefined) notify('success', done)
      return true
    } catch (error) {
      console.warn('A change was not taken', error)
      notify('error', errorText(error, said.notDone))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, run }
}
