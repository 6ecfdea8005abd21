import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PackAddedAnswer } from '../../../../../server/contract/packs.ts'
import { notify } from '../../../lib/notify.ts'
import { useClass } from '../ClassFrame.tsx'
import { useDashboardLanguage, useText } from '../dashboardLanguage.ts'
import { classQueries } from '../queries.ts'
import { packText } from '../text/packs/index.ts'
import { coverOf } from './coverOf.ts'
import { Faults } from './Faults.tsx'
import { FilePick } from './FilePick.tsx'
import { FoundBook } from './FoundBook.tsx'
import { type Fault, faultsOf, packsApi } from './packsApi.ts'
import { Progress } from './Progress.tsx'
import { usePackError } from './usePackError.ts'
import { useSending } from './useSending.ts'

/** Largest file, bytes; the service has the last word. */
const LARGEST = 40_000_000

interface Props {
  /** Places of the books that a class has, by its id: a new one comes after them. */
  readonly nextOrder: (classId: string) => number
  readonly onDone: () => void
}

interface Chosen {
  readonly file: File
  readonly found: PackAddedAnswer['data']
  readonly cover: Blob | undefined
}

interface Refused {
  readonly name: string
  readonly text: string
  readonly faults: readonly Fault[]
}

/** Adds a book from a file: it is checked first, and what is in it is shown before it is added. */
export function AddBook(props: Props) {
  const said = useText(packText)
  const { whole } = useClass()
  const { data: classes = [whole] } = useQuery(classQueries.list())
  const { chosen, refused, share, look, add, drop, cancel } = useAdding(props)
  return (
    <section className="block stack" aria-labelledby="add-book">
      <h2 id="add-book">{said.addTitle}</h2>
      {share === undefined && !chosen && (
        <FilePick
          label={said.choose}
          hint={said.chooseHint}
          accept=".lumbung,application/zip"
          isDisabled={false}
          onFile={(file) => void look(file)}
        />
      )}
      {share !== undefined && <Progress share={share} onCancel={cancel} />}
      {refused && <Refusal refused={refused} />}
      {chosen && share === undefined && (
        <FoundBook
          found={chosen.found}
          cover={chosen.cover}
          classes={classes}
          first={[whole.id]}
          onAdd={(classIds, isCopy) => void add(chosen, classIds, isCopy)}
          onCancel={drop}
        />
      )}
    </section>
  )
}

/** The way of a file: sent and checked, shown, sent again and added, given to classes. */
function useAdding({ nextOrder, onDone }: Props) {
  const said = useText(packText)
  const [language] = useDashboardLanguage()
  const { share, send, cancel } = useSending()
  const errorText = usePackError()
  const [chosen, setChosen] = useState<Chosen>()
  const [refused, setRefused] = useState<Refused>()

  function refuse(name: string, error: unknown) {
    console.warn('The book was not taken', error)
    setRefused({ name, text: errorText(error), faults: faultsOf(error) })
  }

  async function look(file: File) {
    setChosen(undefined)
    setRefused(undefined)
    if (file.size > LARGEST) return setRefused({ name: file.name, text: said.refusals[413] ?? '', faults: [] })
    try {
      const found = await send((sending) => packsApi.check(file, sending))
      if (found) setChosen({ file, found, cover: await coverOf(file) })
    } catch (error) {
      refuse(file.name, error)
    }
  }

  async function add({ file, found }: Chosen, classIds: readonly string[], isCopy: boolean) {
    try {
      const added = await send((sending) => packsApi.add(file, isCopy, sending))
      if (!added) return
      // One after the other: each is its own decision of a class.
      // oxlint-disable-next-line no-await-in-loop -- see above
      for (const id of classIds) await packsApi.give(id, added.key, { access: 'open', order: nextOrder(id) })
      setChosen(undefined)
      notify('success', said.added(found.titles[language]))
    } catch (error) {
      setChosen(undefined)
      refuse(file.name, error)
    } finally {
      onDone()
    }
  }
  return { chosen, refused, share, look, add, drop: () => setChosen(undefined), cancel }
}

function Refusal({ refused: { name, text, faults } }: { readonly refused: Refused }) {
  const said = useText(packText)
  return (
    <div className="block warn stack-s" role="alert">
      <p>
        <b>{said.notAdded(name)}</b> {faults.length > 0 ? said.faults(faults.length) : text}
      </p>
      {faults.length > 0 && <Faults faults={faults} />}
    </div>
  )
}
