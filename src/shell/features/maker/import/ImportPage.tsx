import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { Language } from '../../../../game/language.ts'
import { usePackError } from '../../dashboard/index.ts'
import { createDraft, draftKey, filesOfNew, StorageFullError } from '../draft/index.ts'
import { titleOf } from '../draft/titleOf.ts'
import { makerRoutes } from '../routes.ts'
import { importText } from '../text/import/index.ts'
import { shelfText } from '../text/shelf/index.ts'
import { Icon } from '../ui/Icon.tsx'
import { LevelBadge } from '../words/LevelBadge.tsx'
import { draftOfPack, type ImportedDraft } from './draftOfPack.ts'
import { foreignPack, isForeign } from './foreignPack.ts'
import { ImportError, readPack } from './readPack.ts'

/** What happens with the chosen file. */
type State =
  | { readonly at: 'choosing'; readonly problem?: string }
  | { readonly at: 'reading' | 'sending' }
  | { readonly at: 'read'; readonly imported: ImportedDraft }

/** A book of somebody else as a draft: what came along, what was changed or lost, line by line; then it is kept or discarded. */
export function ImportPage({ language }: { readonly language: Language }) {
  const said = importText[language]
  const { state, read, keep, discard } = useImport(language)
  return (
    <div className="stack import-page">
      <h1>{said.title}</h1>
      <p>{said.lead}</p>
      {state.at === 'choosing' && (
        <label className="button main big file-pick">
          <Icon name="get" />
          {said.choose}
          <input
            type="file"
            accept=".lumbung,.epub,.bloompub,.bloomd,application/epub+zip,application/zip"
            className="visually-hidden"
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) void read(file)
            }}
          />
        </label>
      )}
      {state.at === 'choosing' && state.problem !== undefined && (
        <p role="alert" className="banner err card">
          <Icon name="bang" />
          <span>{state.problem}</span>
        </p>
      )}
      {(state.at === 'reading' || state.at === 'sending') && (
        <p role="status">{state.at === 'reading' ? said.reading : said.sending}</p>
      )}
      {state.at === 'read' && (
        <ReadBook
          imported={state.imported}
          language={language}
          onKeep={() => void keep(state.imported)}
          onDiscard={discard}
        />
      )}
    </div>
  )
}

/** Reads a chosen file, and keeps or discards the draft that was made of it. */
function useImport(language: Language) {
  const navigate = useNavigate()
  const sentenceOf = useImportError(language)
  const [state, setState] = useState<State>({ at: 'choosing' })
  async function read(file: File) {
    const foreign = isForeign(file)
    setState({ at: foreign ? 'sending' : 'reading' })
    try {
      const { pack, losses } = foreign ? await foreignPack(file) : { pack: file, losses: [] }
      const key = draftKey()
      const imported = await draftOfPack(await readPack(pack), key, await filesOfNew(key))
      setState({ at: 'read', imported: { ...imported, losses: [...losses, ...imported.losses] } })
    } catch (error) {
      console.error('The file could not be imported', error)
      setState({ at: 'choosing', problem: sentenceOf(error) })
    }
  }
  async function keep({ draft }: ImportedDraft) {
    try {
      await createDraft(draft)
      await navigate(makerRoutes.book(draft.key))
    } catch (error) {
      console.error('The draft could not be stored', error)
      setState({ at: 'choosing', problem: sentenceOf(error) })
    }
  }
  return { state, read, keep, discard: () => setState({ at: 'choosing' }) }
}

/** Says why a file was not imported. */
function useImportError(language: Language): (error: unknown) => string {
  const packError = usePackError()
  return (error) => {
    if (error instanceof ImportError) return error.reason[language]
    if (error instanceof StorageFullError) return importText[language].full
    return `${importText[language].failed} ${packError(error)}`
  }
}

interface ReadProps {
  readonly imported: ImportedDraft
  readonly language: Language
  readonly onKeep: () => void
  readonly onDiscard: () => void
}

function ReadBook({ imported: { draft, losses }, language, onKeep, onDiscard }: ReadProps) {
  const said = importText[language]
  const voices = draft.pages.reduce((sum, { voice }) => sum + Object.keys(voice).length, 0)
  const words = draft.pages.reduce((sum, { targets }) => sum + targets.length, 0)
  return (
    <section className="card stack">
      <header className="row">
        <LevelBadge level={draft.level} />
        <h2 className="grow">{titleOf(draft.pages[0].words, language) ?? shelfText[language].noTitle}</h2>
        <span>{said.pages(draft.pages.length - 1)}</span>
      </header>
      <p>
        {said.licenceStays}: {draft.licence}. {said.makersStay}: {draft.authors.map(({ name }) => name).join(', ')}.
      </p>
      <p>
        <b>{said.came}</b> {said.cameAll(draft.pages.length, voices, words)}
      </p>
      {losses.length === 0 ? (
        <p>{said.nothingLost}</p>
      ) : (
        <>
          <h3>{said.lost(losses.length)}</h3>
          <ul className="listing">
            {losses.map(({ page, what }, index) => (
              // Two losses may say the same.
              <li key={index}>
                <b>{said.page(page)}:</b> {what[language]}
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="row">
        <button type="button" className="button big" onClick={onDiscard}>
          {said.discard}
        </button>
        <Link className="button big" to={makerRoutes.shelf}>
          {shelfText[language].make.cancel}
        </Link>
        <button type="button" className="button main big" onClick={onKeep}>
          {said.keep}
        </button>
      </div>
    </section>
  )
}
