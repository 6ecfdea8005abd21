import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PackItem } from '../../../../../server/contract/packs.ts'
import { LANGUAGE_NAMES } from '../../../lib/language/languageNames.ts'
import { Ask } from '../Ask.tsx'
import { useClass } from '../ClassFrame.tsx'
import { useDashboardLanguage, useText } from '../dashboardLanguage.ts'
import { frameText } from '../text/frame/index.ts'
import { packText } from '../text/packs/index.ts'
import { useTask } from '../useTask.ts'
import { EXPORTS, type ExportLanguage, type ExportName, packsApi } from './packsApi.ts'
import { sizeIn } from './size.ts'

interface Props {
  readonly pack: PackItem
  /** Formats that this service can make. */
  readonly formats: readonly string[]
  readonly onClose: () => void
}

/** A format, or the work file that carries the book to another place of the class. */
type Choice = ExportName | 'carried'

const NAMES = Object.keys(EXPORTS) as readonly ExportName[]

/** Chooses the format and the language of a book as a file. How large a file is, is said once it has been made. */
export function SaveDialog({ pack, formats, onClose }: Props) {
  const { whole } = useClass()
  const said = useText(packText)
  const frame = useText(frameText)
  const [language] = useDashboardLanguage()
  const { isBusy, run } = useTask()
  const sizes = useMadeSizes(pack)
  const [as, setAs] = useState<Choice>('lumbung')
  const [chosen, setChosen] = useState<ExportLanguage>('both')
  // These have all languages of the book.
  const isWhole = as === 'lumbung' || as === 'carried'
  const wanted = isWhole ? 'both' : chosen
  const size = sizes.of(as, wanted)

  async function save() {
    const name = fileName(pack.titles[language])
    await run(async () => {
      const saving =
        as === 'carried' ? packsApi.saveCarried(whole.id, pack.key, name) : packsApi.save(pack.key, as, wanted, name)
      sizes.keep(as, wanted, await saving)
    }, said.fileSaved)
  }
  return (
    <Ask title={said.saveTitle(pack.titles[language])} onClose={onClose}>
      <Formats offered={offeredFor(pack, whole.id)} formats={formats} chosen={as} onChoose={setAs} />
      {!isWhole && pack.languages.length > 1 && (
        <Languages languages={pack.languages} chosen={chosen} onChoose={setChosen} />
      )}
      <p className="minor" role="status">
        {isBusy ? said.making : size === undefined ? '' : said.madeSize(sizeIn(size, language))}
      </p>
      <p className="buttons">
        <button type="button" className="button" onClick={onClose}>
          {frame.cancel}
        </button>
        <button type="button" className="button main" data-safe disabled={isBusy} onClick={() => void save()}>
          {said.saveFile}
        </button>
      </p>
    </Ask>
  )
}

/** A draft is a source folder, not a book yet; a work file carries only what the class has. */
function offeredFor({ state, closed_at, classes }: PackItem, classId: string): readonly Choice[] {
  if (state === 'draft') return ['lumbung']
  const isOfClass = closed_at === null && classes.some(({ id }) => id === classId)
  return isOfClass ? [...NAMES, 'carried'] : NAMES
}

interface FormatsProps {
  readonly offered: readonly Choice[]
  readonly formats: readonly string[]
  readonly chosen: Choice
  readonly onChoose: (choice: Choice) => void
}

function Formats({ offered, formats, chosen, onChoose }: FormatsProps) {
  const said = useText(packText)
  const isMade = (name: Choice) => name === 'carried' || formats.includes(name)
  return (
    <fieldset className="stack-s save-formats">
      <legend className="field-label">{said.format}</legend>
      {offered.map((name) => (
        <label key={name} className="tick">
          <input
            type="radio"
            name="format"
            checked={chosen === name}
            disabled={!isMade(name)}
            onChange={() => onChoose(name)}
          />
          <span>
            {said.formats[name]}{' '}
            <span className="minor muted">{isMade(name) ? said.formatHints[name] : said.formatMissing}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

interface LanguagesProps {
  readonly languages: PackItem['languages']
  readonly chosen: ExportLanguage
  readonly onChoose: (language: ExportLanguage) => void
}

function Languages({ languages, chosen, onChoose }: LanguagesProps) {
  const said = useText(packText)
  return (
    <fieldset className="save-languages">
      <legend className="field-label">{said.languages}</legend>
      {([...languages, 'both'] as const).map((one) => (
        <label key={one} className="tick">
          <input type="radio" name="language" checked={chosen === one} onChange={() => onChoose(one)} />
          {one === 'both' ? said.bothLanguages : LANGUAGE_NAMES[one]}
        </label>
      ))}
    </fieldset>
  )
}

/** Sizes of the files that were made of a revision in the last minutes, bytes. */
function useMadeSizes({ key, revision }: PackItem) {
  const client = useQueryClient()
  const keyOf = (as: Choice, language: ExportLanguage) => ['made', key, revision, as, language]
  return {
    of: (as: Choice, language: ExportLanguage) => client.getQueryData<number>(keyOf(as, language)),
    keep: (as: Choice, language: ExportLanguage, bytes: number) => client.setQueryData(keyOf(as, language), bytes),
  }
}

/** A title as a file may be called on every system. */
const fileName = (title: string): string => title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '') || 'book'
