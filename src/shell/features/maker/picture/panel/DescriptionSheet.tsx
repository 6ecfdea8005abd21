import { useState } from 'react'
import { altOf } from '../../../../../content/kit/index.ts'
import type { Language } from '../../../../../game/language.ts'
import { withPage } from '../../draft/edits.ts'
import type { PanelProps } from '../../panel.ts'
import { pictureText } from '../../text/picture/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import type { Kit } from '../kit/useKit.ts'
import type { PictureSelection } from '../selection.ts'
import { bothLanguages } from '../thingNames.ts'

/** Longest description, characters; longer ones nobody listens to. */
const LONGEST = 600

interface Props extends Pick<PanelProps, 'draft' | 'page' | 'index' | 'edit' | 'language'> {
  readonly selection: PictureSelection
  readonly kit: Kit
}

/** What the picture shows, in words: filled in from the picture until its author writes it. */
export function DescriptionSheet(props: Props) {
  const { selection, language, page } = props
  const text = pictureText[language]
  const isOpen = selection.sheet === 'description'
  return isOpen ? <Open key={page.id} {...props} text={text} /> : null
}

function Open(props: Props & { readonly text: (typeof pictureText)['en'] }) {
  const { draft, page, index, edit, selection, kit, text } = props
  const { data } = kit
  const filled = (language: Language) => (data ? altOf(page.picture, language, data) : '')
  const [own, setOwn] = useState<Partial<Record<Language, string>>>(ownOf(page.alt))
  const close = () => selection.open(undefined)
  const shown = (language: Language) => own[language] ?? filled(language)
  const isTooLong = draft.languages.some((language) => shown(language).length > LONGEST)
  const isOwn = draft.languages.some((language) => own[language] !== undefined)
  const use = () => {
    // What is as the picture says itself keeps following the picture.
    const kept = draft.languages.flatMap((language) => {
      const words = own[language]?.trim()
      return words === undefined || words === '' || words === filled(language) ? [] : [[language, words] as const]
    })
    edit(
      bothLanguages((one) => pictureText[one].step.description),
      (old) => withPage(old, index, (was) => ({ ...was, alt: Object.fromEntries(kept) })),
    )
    close()
  }
  return (
    <Sheet
      title={text.altTitle}
      isOpen
      onClose={close}
      buttons={
        <>
          <button type="button" className="button" onClick={close}>
            {text.cancel}
          </button>
          <button type="button" className="button main" aria-disabled={isTooLong} onClick={() => isTooLong || use()}>
            {text.use}
          </button>
        </>
      }
    >
      <p className="small-text">{page.picture.photo ? text.altPhotoHint : text.altHint}</p>
      {draft.languages.map((language) => (
        <Field
          key={language}
          language={language}
          text={text}
          words={shown(language)}
          onWords={(words) => setOwn({ ...own, [language]: words })}
        />
      ))}
      <p className={isOwn ? 'state' : 'state good'} role="status">
        <Icon name={isOwn ? 'pen' : 'good'} />
        {isOwn ? text.altOwn : text.altFilled}
      </p>
      {isOwn && (
        <button type="button" className="button" onClick={() => setOwn({})}>
          {text.altFollow}
        </button>
      )}
    </Sheet>
  )
}

const ownOf = (alt: PanelProps['page']['alt']): Partial<Record<Language, string>> => ({
  ...(alt.en === undefined ? {} : { en: alt.en }),
  ...(alt.id === undefined ? {} : { id: alt.id }),
})

interface FieldProps {
  readonly language: Language
  readonly text: (typeof pictureText)['en']
  readonly words: string
  readonly onWords: (words: string) => void
}

function Field({ language, text, words, onWords }: FieldProps) {
  const isTooLong = words.length > LONGEST
  return (
    <div className="field">
      <label htmlFor={`alt-${language}`}>{text.altLanguage[language]}</label>
      <textarea
        id={`alt-${language}`}
        className="text-area"
        lang={language}
        rows={3}
        value={words}
        aria-invalid={isTooLong}
        onChange={({ target }) => onWords(target.value)}
      />
      {isTooLong && (
        <p className="state bad" role="alert">
          {text.altTooLong(LONGEST)}
        </p>
      )}
    </div>
  )
}
