import type { Language } from '../../../../game/language.ts'
import { useId, useState } from 'react'
import { useDashboardLanguage, useText } from '../dashboardLanguage.ts'
import { downloadCsv } from '../download.ts'
import { useTask } from '../useTask.ts'
import { rosterText } from '../text/roster/index.ts'
import { readListFile } from './readListFile.ts'

interface Props {
  readonly list: string
  readonly onWrite: (text: string) => void
}

/** Text area for a pasted list, and a file input that fills it. */
export function ListForm({ list, onWrite }: Props) {
  const said = useText(rosterText)
  const id = useId()
  return (
    <form className="block stack" onSubmit={(event) => event.preventDefault()}>
      <div className="entry">
        <label htmlFor={id}>{said.list}</label>
        <p className="hint" id={`${id}-hint`}>
          {said.listHint}
        </p>
        <textarea
          id={id}
          rows={10}
          aria-describedby={`${id}-hint`}
          value={list}
          onChange={({ target }) => onWrite(target.value)}
        />
      </div>
      <ListFile onRead={onWrite} />
    </form>
  )
}

function ListFile({ onRead }: { readonly onRead: (text: string) => void }) {
  const said = useText(rosterText)
  const [language] = useDashboardLanguage()
  const { isBusy, run } = useTask()
  const id = useId()
  const [fault, setFault] = useState<string>()

  async function take(file: File | undefined) {
    if (!file) return
    const read = await readListFile(file)
    setFault(read.fault && { unreadable: said.fileFailed, large: said.fileLarge }[read.fault])
    if (read.text !== undefined) onRead(read.text)
  }
  return (
    <div className="entry">
      <span className="field-label">{said.file}</span>
      <p className="hint" id={`${id}-hint`}>
        {said.fileHint}{' '}
        <button
          type="button"
          className="button as-link"
          disabled={isBusy}
          onClick={() => void run(() => saveExample(language))}
        >
          {said.example}
        </button>
      </p>
      {/* The native file button would be labelled in the browser's language. */}
      <label className="button file-pick">
        {said.chooseFile}
        <input
          className="visually-hidden"
          type="file"
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => {
            void take(target.files?.[0])
            // Reset, so that the same file can be chosen again after a correction.
            target.value = ''
          }}
        />
      </label>
      {fault !== undefined && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
    </div>
  )
}

function saveExample(language: Language): Promise<void> {
  return downloadCsv('lumbung.csv', language, [
    ['nickname', 'class'],
    ['Aurel', ''],
    ['Bayu', ''],
  ])
}
