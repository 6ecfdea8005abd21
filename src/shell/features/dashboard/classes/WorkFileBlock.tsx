import { useState } from 'react'
import { type CarriedAnswer, WORK_FILE_BYTES, WORK_FILE_FAULTS } from '../../../../../server/contract/workFile.ts'
import { ApiError } from '../../../lib/service/apiError.ts'
import { useClass } from '../ClassFrame.tsx'
import { classesApi } from '../classesApi.ts'
import { useDashboardLanguage, useText } from '../dashboardLanguage.ts'
import { dated } from '../dates.ts'
import { useErrorText } from '../errorText.ts'
import { packText } from '../text/packs/index.ts'
import { workFileText } from '../text/workFile/index.ts'

type Outcome = { readonly found: CarriedAnswer['data'] } | { readonly fault: string }

/** Takes in the work file of a tablet that cannot reach the service, and says what was in it. */
export function WorkFileBlock() {
  const { whole, reload } = useClass()
  const said = useText(workFileText)
  const errorText = useErrorText()
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()

  async function take(file: File | undefined) {
    if (!file) return
    setBusy(true)
    setOutcome(undefined)
    try {
      if (file.size > WORK_FILE_BYTES) throw new ApiError('refused', 'too large', TOO_LARGE)
      setOutcome({ found: await classesApi.takeWorkFile(whole.id, file) })
      reload()
    } catch (error) {
      console.warn('The work file was not taken in', error)
      setOutcome({ fault: errorText(error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className="block stack-s">
      <h2>{said.title}</h2>
      <p className="minor">{said.text}</p>
      <div className="entry">
        <p className="buttons">
          {/* The native file button would be labelled in the browser's language. Any ending is shown: some phones change it. */}
          <label className="button file-pick" aria-disabled={isBusy}>
            {isBusy ? said.busy : said.choose}
            <input
              className="visually-hidden"
              type="file"
              disabled={isBusy}
              onChange={({ target }) => {
                void take(target.files?.[0])
                // Reset, so that the same file can be chosen again.
                target.value = ''
              }}
            />
          </label>
        </p>
        {outcome && 'fault' in outcome && (
          <p className="fault" role="alert">
            {outcome.fault}
          </p>
        )}
      </div>
      {outcome && 'found' in outcome && <Found of={outcome.found} />}
    </section>
  )
}

const TOO_LARGE = { status: 413, serverMessage: WORK_FILE_FAULTS.large }

function Found({ of: { devices, saves, events, others, too_old, packs } }: { readonly of: CarriedAnswer['data'] }) {
  const said = useText(workFileText)
  const books = useText(packText)
  const [language] = useDashboardLanguage()
  const sum = (key: keyof typeof saves) => saves[key] + events[key]
  const [fresh, known, refused] = [sum('taken'), sum('known'), sum('refused')]
  const counts = [
    ...(fresh > 0 ? [said.fresh(fresh)] : []),
    ...(fresh > 0 && known > 0 ? [said.known(known)] : []),
    ...(fresh === 0 && known > 0 ? [said.allKnown] : []),
    ...(others > 0 ? [said.others(others)] : []),
    ...(refused > 0 ? [said.refused(refused)] : []),
    ...(too_old > 0 ? [said.tooOld(too_old)] : []),
  ]
  return (
    <div role="status" className="stack-s">
      <ul className="minor">
        {devices.map(({ id, name, made_at }) => (
          <li key={id}>
            <b>{said.from(name ?? said.unknown, dated(made_at, language, 'time'))}</b>
          </li>
        ))}
      </ul>
      {counts.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <ul className="minor">
        {packs.map(({ key, titles, outcome, message }) => (
          <li key={key}>{said.books[outcome](titles[language], books.known[message ?? ''] ?? message ?? '')}</li>
        ))}
      </ul>
      {devices.length > 0 && <p className="hint">{said.stays}</p>}
    </div>
  )
}
