import './unsent.css'
import '../../../ui/screen/paper.css'
import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { WorkFileError } from '../../../../../server/contract/workFileFormat.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { routes } from '../../../lib/routes.ts'
import { Bar } from '../../../ui/screen/Bar.tsx'
import { Control } from '../../../ui/controls/Control.tsx'
import { LanguageButton } from '../../../ui/controls/LanguageButton.tsx'
import { Screen } from '../../../ui/screen/Screen.tsx'
import { outbox } from '../appOutbox.ts'
import { carriedStore } from './carriedStore.ts'
import { saveFile, share, shareable } from './handOut.ts'
import { TakeFile } from './TakeFile.tsx'
import { workFileText } from './text/index.ts'
import { countWaiting, hasWorkKeys, type MadeFile, makeWorkFile, type Waiting } from './workFile.ts'

/** For grown-ups: what this tablet has not sent yet, to be carried as a file; and the file of another tablet, to be carried on. */
export function UnsentPage() {
  const [language] = useLanguage()
  const said = workFileText[language]
  const navigate = useNavigate()
  const { waiting, recount } = useWaiting()
  const [canCarry] = useState(hasWorkKeys)
  // Opened from outside there is nothing to go back to.
  const goBack = () => void (window.history.length > 1 ? navigate(-1) : navigate(routes.landing))
  return (
    <Screen
      world="village"
      title={said.title}
      left={<Control control="back" word={said.back} icon="back" theme="cream" onClick={goBack} />}
      right={<LanguageButton />}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable */}
      <section className="panel batik-nila unsent scroll" lang={language} tabIndex={0} aria-labelledby="unsent">
        <h1 id="unsent">{said.title}</h1>
        <p>{said.intro}</p>
        <Count waiting={waiting} />
        {canCarry ? (
          <>
            {/* A file that was made is of what waited then. */}
            {waiting && waiting.records + waiting.tablets + waiting.books > 0 && (
              <MakeFile key={`${waiting.records} ${waiting.tablets} ${waiting.books}`} />
            )}
            <TakeFile onTaken={recount} />
          </>
        ) : (
          <p className="said">{said.noClass}</p>
        )}
      </section>
    </Screen>
  )
}

function Count({ waiting }: { readonly waiting: Waiting | undefined }) {
  const [language] = useLanguage()
  const said = workFileText[language]
  if (!waiting) return <p className="unsent-count">{said.counting}</p>
  const { records, children, tablets, books } = waiting
  const sentences = [
    ...(records > 0 ? [said.waits(records, children)] : []),
    ...(tablets > 0 ? [said.carries(tablets)] : []),
    ...(books > 0 ? [said.carriesBooks(books)] : []),
  ]
  return (
    <p className="unsent-count" role="status">
      {sentences.length === 0 ? said.nothing : sentences.join(' ')}
    </p>
  )
}

function MakeFile() {
  const [language] = useLanguage()
  const said = workFileText[language]
  const [file, setFile] = useState<MadeFile>()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()

  async function attempt(work: () => Promise<unknown>) {
    setBusy(true)
    setFault(undefined)
    try {
      await work()
    } catch (error) {
      console.warn('The work file was not made or shared', error)
      setFault(error instanceof WorkFileError ? said.faults[error.fault] : said.failed)
    } finally {
      setBusy(false)
    }
  }
  const sheet = file && shareable(file)
  return (
    <>
      <div className="row">
        {file ? (
          <>
            <Bar icon="download" onClick={() => saveFile(file)}>
              {said.save}
            </Bar>
            {sheet && (
              <Bar icon="next" theme="cream" isBusy={isBusy} onClick={() => void attempt(() => share(sheet))}>
                {said.share}
              </Bar>
            )}
          </>
        ) : (
          <Bar
            icon="download"
            isBusy={isBusy}
            onClick={() => void attempt(async () => setFile(await makeWorkFile(new Date())))}
          >
            {isBusy ? said.making : said.make}
          </Bar>
        )}
      </div>
      {file && (
        <>
          <p className="said file-name" role="status">
            {said.ready(file.name, sizeOf(file.bytes.length))}
          </p>
          <p>{said.next}</p>
        </>
      )}
      {fault !== undefined && (
        <p className="said" role="alert">
          {fault}
        </p>
      )}
    </>
  )
}

const sizeOf = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1000))} kB`

function useWaiting() {
  const [waiting, setWaiting] = useState<Waiting>()
  const recount = useCallback(() => void countWaiting().then(setWaiting), [])
  useEffect(() => {
    recount()
    // What is carried may be sent while this screen is open.
    const ends = [outbox.subscribe(recount), carriedStore.subscribe(recount)]
    return () => {
      for (const end of ends) end()
    }
  }, [recount])
  return { waiting, recount }
}
