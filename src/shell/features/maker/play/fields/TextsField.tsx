import { playText } from '../../text/play/index.ts'
import { handTexts } from '../hand.ts'
import type { FieldProps } from './fieldProps.ts'
import { TextPair } from './TextPair.tsx'
import { offeredThings } from './ThingsField.tsx'

/** A text for each person of the book (or each thing that another field offers). */
export function TextsField(props: FieldProps) {
  const { name, field, game, hand, draft, language, onSet } = props
  const text = playText[language]
  const texts = handTexts(hand, name)
  const isOfPeople = game.fields[field.of ?? '']?.form === 'people'
  const owners = offeredThings(props).filter(({ isPerson }) => !isOfPeople || isPerson)
  return (
    <fieldset className="stack s">
      <legend className="small-text">{field.label[language]}</legend>
      {owners.map(({ id, label }) => (
        <TextPair
          key={id}
          label={label[language]}
          value={texts[id] ?? {}}
          languages={draft.languages}
          language={language}
          onSet={(value) => onSet({ ...texts, [id]: value })}
        />
      ))}
      {owners.length === 0 && <p className="small-text">{text.noPlace}</p>}
    </fieldset>
  )
}
