import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import type { AddLearnersAnswer } from '../../../../../server/contract/roster.ts'
import { useClass } from '../ClassFrame.tsx'
import { classesApi } from '../classesApi.ts'
import { useText } from '../dashboardLanguage.ts'
import { useErrorText } from '../errorText.ts'
import { useTask } from '../useTask.ts'
import { dashboardRoutes } from '../routes.ts'
import { rosterText } from '../text/roster/index.ts'
import { ClassHead } from './Head.tsx'
import { ListForm } from './ListForm.tsx'
import { Preview } from './Preview.tsx'

type Checked = AddLearnersAnswer['data']

/** Debounce before the list is checked, ms. */
const PAUSE_MS = 350

/** Adds children from a pasted list or a CSV file. A preview shows the result for each row; the valid rows are added together. */
export function AddPage() {
  const { whole, reload } = useClass()
  const said = useText(rosterText)
  const { isBusy, run } = useTask()
  const [list, setList] = useState('')
  const [different, setDifferent] = useState<readonly number[]>([])
  const [column, setColumn] = useState<number>()
  const { checked, fault, isFresh } = useCheck(whole.id, list, different, column)
  const [added, setAdded] = useState(0)

  function write(text: string) {
    setList(text)
    // Row numbers may now belong to other children.
    setDifferent([])
    setColumn(undefined)
    setAdded(0)
  }
  async function add() {
    await run(async () => {
      const answer = await classesApi.addLearners(whole.id, { list, different, name_column: column, save: true })
      write('')
      setAdded(answer.added)
      reload()
    })
  }
  return (
    <>
      <ClassHead sub={said.addSub} />
      {added > 0 && (
        <p className="block do" role="status" style={{ marginBottom: 12 }}>
          <b>{said.addedN(added)}.</b> {said.next} <Link to={dashboardRoutes.cards(whole.id)}>{said.printCards}</Link>
        </p>
      )}
      <div className="cols lists">
        <ListForm list={list} onWrite={write} />
        <Preview
          checked={checked}
          fault={fault}
          different={different}
          isBusy={isBusy || !isFresh}
          onDifferent={(row, isOther) =>
            setDifferent(isOther ? [...different, row] : different.filter((one) => one !== row))
          }
          onColumn={(chosen) => {
            setColumn(chosen)
            setDifferent([])
          }}
          onAdd={() => void add()}
        />
      </div>
    </>
  )
}

interface Check {
  readonly list: string
  readonly checked?: Checked
  /** Error if the check failed. */
  readonly error?: unknown
}

/** Lets the service check the list after a pause in typing; returns the latest result until then. */
function useCheck(classId: string, list: string, different: readonly number[], column: number | undefined) {
  const errorText = useErrorText()
  const [check, setCheck] = useState<Check>()
  const isEmpty = list.trim() === ''
  useEffect(() => {
    if (isEmpty) return undefined
    let isOver = false
    const timer = setTimeout(() => {
      classesApi.addLearners(classId, { list, different, name_column: column, save: false }).then(
        (checked) => !isOver && setCheck({ list, checked }),
        (error: unknown) => {
          console.warn('The list could not be checked', error)
          if (!isOver) setCheck({ list, error })
        },
      )
    }, PAUSE_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [classId, list, isEmpty, different, column])
  const shown = isEmpty ? undefined : check
  const fault = shown?.error === undefined ? undefined : errorText(shown.error)
  return { checked: shown?.checked, fault, isFresh: shown?.list === list }
}
