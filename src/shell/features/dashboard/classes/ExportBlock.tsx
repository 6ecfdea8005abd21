import { useState } from 'react'
import { useClass } from '../ClassFrame.tsx'
import { useDashboardLanguage, useText } from '../dashboardLanguage.ts'
import { csvFiles, saveCsv } from '../report/reportApi.ts'
import { Sign } from '../Sign.tsx'
import { useTask } from '../useTask.ts'
import { retentionText } from '../text/retention/index.ts'

/** Exports the class's figures as CSV; numbers replace the names unless the teacher includes them. */
export function ExportBlock() {
  const { whole } = useClass()
  const said = useText(retentionText)
  const [language] = useDashboardLanguage()
  const { isBusy, run } = useTask()
  const [hasNames, setNames] = useState(false)
  const files = [
    [said.csvBooks, csvFiles.books(whole.id)],
    [said.csvSkills, csvFiles.skills(whole.id)],
    [said.csvReading, csvFiles.allReading(whole.id)],
    [said.csvTries, csvFiles.allTries(whole.id)],
  ] as const
  return (
    <section className="block stack-s">
      <h2>{said.export}</h2>
      <p className="minor">{said.exportText}</p>
      <label className="tick">
        <input type="checkbox" checked={hasNames} onChange={({ target }) => setNames(target.checked)} />{' '}
        {said.withNames}
      </label>
      <p className="buttons">
        {files.map(([name, url]) => (
          <button
            key={url}
            type="button"
            className="button"
            disabled={isBusy}
            onClick={() => void run(() => saveCsv(url, { language, names: hasNames ? 'true' : 'false' }))}
          >
            <Sign name="save" /> {name}
          </button>
        ))}
      </p>
    </section>
  )
}
