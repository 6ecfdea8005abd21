import { useState } from 'react'
import { downloadBlob, type ExportName, packsApi } from '../../dashboard/index.ts'
import { titleOf } from '../draft/titleOf.ts'
import type { OpenBookProps } from '../editor/openBook.ts'
import { packDraft } from '../pack/index.ts'
import { shareText } from '../text/share/index.ts'
import { Icon } from '../ui/Icon.tsx'
import { useShareError } from './useShareError.ts'

interface Props extends OpenBookProps {
  /** Whether the service has the book, and so can make the other formats. */
  readonly isShared: boolean
  /** Whether nothing has to be mended. */
  readonly canPack: boolean
}

const FORMATS = ['epub', 'bloompub', 'html', 'booklet', 'cards', 'pdf'] as const satisfies readonly ExportName[]

/** The book as a file. The pack is made on this device, without a network too; other formats are made by the service. */
export function Downloads({ open, draft, language, isShared, canPack }: Props) {
  const said = shareText[language]
  const errorText = useShareError(language)
  const [busy, setBusy] = useState<string>()
  const [error, setError] = useState<unknown>()
  const name = (titleOf(draft.pages[0].words, language) ?? 'book').replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ').trim()
  async function run(what: string, task: () => Promise<unknown>) {
    setBusy(what)
    setError(undefined)
    await task().catch((problem: unknown) => {
      console.error('The file could not be made', problem)
      setError(problem)
    })
    setBusy(undefined)
  }
  const savePack = async () => downloadBlob(`${name}.lumbung`, await packDraft(draft, open.media, 1))
  return (
    <section className="card stack s">
      <h2>{said.download}</h2>
      <ul className="listing">
        <Row
          title={said.file}
          hint={said.fileHint}
          isBusy={busy === 'file'}
          isDisabled={!canPack || busy !== undefined}
          onPress={() => void run('file', savePack)}
        />
        {isShared &&
          FORMATS.map((format) => (
            <Row
              key={format}
              title={said.formats[format][0] ?? format}
              hint={said.formats[format][1] ?? ''}
              isBusy={busy === format}
              isDisabled={busy !== undefined}
              onPress={() => void run(format, () => packsApi.save(draft.key, format, 'both', name))}
            />
          ))}
      </ul>
      {!isShared && <p className="small-text">{said.needsShare}</p>}
      <p className="small-text">{said.downloadHint}</p>
      {error !== undefined && (
        <p role="alert" className="state bad">
          {errorText(error)}
        </p>
      )}
    </section>
  )
}

interface RowProps {
  readonly title: string
  readonly hint: string
  readonly isBusy: boolean
  readonly isDisabled: boolean
  readonly onPress: () => void
}

function Row({ title, hint, isBusy, isDisabled, onPress }: RowProps) {
  return (
    <li>
      <button type="button" className="menu-item" disabled={isDisabled} aria-busy={isBusy} onClick={onPress}>
        <Icon name={isBusy ? 'clock' : 'get'} />
        <span>
          <b>{title}</b>
          <span className="small-text">{hint}</span>
        </span>
      </button>
    </li>
  )
}
