import '../../../ui/controls/iconButton.css'
import '../../../ui/screen/bar.css'
import { useState } from 'react'
import { WorkFileError } from '../../../../../server/contract/workFileFormat.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import { workFileText } from './text/index.ts'
import { takeWorkFile } from './workFile.ts'

/** On a low screen the button is at the lower edge. */
const intoView = (line: HTMLElement | null): void => line?.scrollIntoView?.({ block: 'nearest' })

/** Takes in the file of another tablet, which this one then carries on. */
export function TakeFile({ onTaken }: { readonly onTaken: () => void }) {
  const [language] = useLanguage()
  const said = workFileText[language]
  const [outcome, setOutcome] = useState<{ readonly isFault: boolean; readonly text: string }>()

  async function take(file: File | undefined) {
    if (!file) return
    try {
      const { records, children, isKnown, books } = await takeWorkFile(file, new Date())
      const takenText = [
        ...(records > 0 ? [said.taken(records, children)] : []),
        ...(books.length > 0 ? [said.takenBooks(books.map((title) => title[language]).join(', '))] : []),
      ].join(' ')
      setOutcome({ isFault: false, text: isKnown ? said.known : takenText })
      onTaken()
    } catch (error) {
      console.warn('The work file was not taken in', error)
      setOutcome({ isFault: true, text: error instanceof WorkFileError ? said.faults[error.fault] : said.failed })
    }
  }
  return (
    <div className="another">
      <h2>{said.takeTitle}</h2>
      <p>{said.takeText}</p>
      <div className="row">
        {/* The native file button would be labelled in the browser's language. Any ending is shown: some phones change it. */}
        <label className="bar bar-primary theme-cream">
          <Icon name="library" />
          <span>{said.choose}</span>
          <input
            className="visually-hidden"
            type="file"
            onChange={({ target }) => {
              void take(target.files?.[0])
              // Reset, so that the same file can be chosen again.
              target.value = ''
            }}
          />
        </label>
      </div>
      {outcome && (
        <p key={outcome.text} ref={intoView} className="said" role={outcome.isFault ? 'alert' : 'status'}>
          {outcome.text}
        </p>
      )}
    </div>
  )
}
