import { LANGUAGES, type Language } from '../../../../game/language.ts'
import { withPage } from '../draft/edits.ts'
import type { OpenDraft } from '../draft/index.ts'
import type { Draft } from '../draft/schema.ts'
import { LevelChoice } from '../shelf/LevelChoice.tsx'
import { editorText } from '../text/editor/index.ts'
import { shelfText } from '../text/shelf/index.ts'
import { Sheet } from '../ui/Sheet.tsx'

interface Props {
  readonly open: OpenDraft
  readonly draft: Draft
  readonly language: Language
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Title, languages and level of the book. A language that is taken out keeps its texts and sounds: put in again, they are there. */
export function BookDetails({ open, draft, language, isOpen, onClose }: Props) {
  const said = shelfText[language].make
  const name = { en: editorText.en.steps.details, id: editorText.id.steps.details }
  const change = (by: (draft: Draft) => Draft) => open.edit(name, by)
  return (
    <Sheet
      title={editorText[language].menu.details}
      isOpen={isOpen}
      onClose={onClose}
      buttons={
        <button type="button" className="button main" onClick={onClose}>
          {editorText[language].menu.close}
        </button>
      }
    >
      <Titles draft={draft} language={language} onChange={change} />
      <fieldset className="plain-set">
        <legend className="form-head">{said.languages}</legend>
        {LANGUAGES.map((one) => (
          <label key={one} className="check">
            <input
              type="checkbox"
              checked={draft.languages.includes(one)}
              disabled={draft.languages.length === 1 && draft.languages.includes(one)}
              onChange={({ target }) =>
                change((was) => ({
                  ...was,
                  languages: LANGUAGES.filter((other) =>
                    other === one ? target.checked : was.languages.includes(other),
                  ),
                }))
              }
            />
            {said.languageNames[one]}
          </label>
        ))}
      </fieldset>
      <LevelChoice
        chosen={draft.level}
        language={language}
        onChoose={(level) => change((was) => ({ ...was, level }))}
      />
    </Sheet>
  )
}

interface TitlesProps {
  readonly draft: Draft
  readonly language: Language
  readonly onChange: (by: (draft: Draft) => Draft) => void
}

/** A title in each language of the book: the text of its cover. */
function Titles({ draft, language, onChange }: TitlesProps) {
  return draft.languages.map((one) => (
    <label key={one} className="stack s">
      <span className="form-head">{shelfText[language].make.titleOf[one]}</span>
      <input
        className="inner"
        type="text"
        lang={one}
        maxLength={120}
        value={draft.pages[0].words[one] ?? ''}
        onChange={({ target }) =>
          onChange((was) => withPage(was, 0, (cover) => ({ ...cover, words: { ...cover.words, [one]: target.value } })))
        }
      />
    </label>
  ))
}
