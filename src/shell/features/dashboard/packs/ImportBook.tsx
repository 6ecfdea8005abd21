import { useState } from 'react'
import type { PackItem } from '../../../../../server/contract/packs.ts'
import { useDashboardLanguage, useText } from '../dashboardLanguage.ts'
import { packText } from '../text/packs/index.ts'
import { Faults } from './Faults.tsx'
import { FilePick } from './FilePick.tsx'
import { faultsOf, packsApi } from './packsApi.ts'
import { Progress } from './Progress.tsx'
import { usePackError } from './usePackError.ts'
import { useSending } from './useSending.ts'

/** Makes a draft of a book of another format, and lists what could not be taken over. */
export function ImportBook({ onDone }: { readonly onDone: () => void }) {
  const said = useText(packText)
  const { share, send, cancel } = useSending()
  const errorText = usePackError()
  const [language] = useDashboardLanguage()
  const [draft, setDraft] = useState<PackItem>()
  const [fault, setFault] = useState<{ readonly text: string; readonly error: unknown }>()

  const losses = draft?.losses ?? []

  async function bring(file: File) {
    setDraft(undefined)
    setFault(undefined)
    try {
      const made = await send((sending) => packsApi.import(file, sending))
      setDraft(made)
      if (made) onDone()
    } catch (error) {
      console.warn('The book was not taken over', error)
      setFault({ text: errorText(error), error })
    }
  }
  return (
    <details className="block import-book">
      <summary>
        <b>{said.importTitle}</b>
      </summary>
      <div className="stack">
        {share === undefined ? (
          <FilePick
            label={said.choose}
            hint={said.importHint}
            accept=".epub,.bloompub,.bloomd,.bloom,application/epub+zip"
            isDisabled={false}
            onFile={(file) => void bring(file)}
          />
        ) : (
          <Progress share={share} onCancel={cancel} />
        )}
        {fault && (
          <div className="block warn stack-s" role="alert">
            <p>{fault.text}</p>
            <Faults faults={faultsOf(fault.error)} />
          </div>
        )}
        {draft && (
          <div className="block do stack-s" role="status">
            <p>
              <b>{said.drafted(draft.titles[language])}</b> {said.draftText}
            </p>
            {losses.length > 0 && (
              <>
                <p>{said.losses(losses.length)}</p>
                <Faults faults={losses.map((loss) => ({ ...loss, file: '' }))} />
              </>
            )}
          </div>
        )}
      </div>
    </details>
  )
}
