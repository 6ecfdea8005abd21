import { handText } from '../hand.ts'
import { AreasField } from './AreasField.tsx'
import type { FieldProps } from './fieldProps.ts'
import { LettersField } from './LettersField.tsx'
import { QuestionsField } from './QuestionsField.tsx'
import { ChoiceField, NumberField, SceneField, SwitchField } from './SimpleFields.tsx'
import { TextPair } from './TextPair.tsx'
import { TextsField } from './TextsField.tsx'
import { ThingsField } from './ThingsField.tsx'
import { WordField, WordsField } from './WordsField.tsx'

/** The control of one field, by its form. What follows from other fields, and what the voice brings, has none. */
export function FormField(props: FieldProps) {
  const { field, name, hand, draft, language, onSet } = props
  switch (field.form) {
    case 'text':
      return (
        <TextPair
          label={field.label[language]}
          value={handText(hand, name)}
          languages={draft.languages}
          language={language}
          onSet={onSet}
        />
      )
    case 'texts':
      return <TextsField {...props} />
    case 'choice':
      return <ChoiceField {...props} />
    case 'switch':
      return <SwitchField {...props} />
    case 'number':
    case 'numbers':
      return <NumberField {...props} />
    case 'scene':
      return <SceneField {...props} />
    case 'word':
      return <WordField {...props} />
    case 'words':
      return <WordsField {...props} />
    case 'letters':
      return <LettersField {...props} />
    case 'people':
    case 'things':
      return <ThingsField {...props} />
    case 'thing':
    case 'picture':
      return <ThingsField {...props} isOne />
    case 'areas':
    case 'places':
      return <AreasField {...props} />
    case 'questions':
      return <QuestionsField {...props} />
    default:
      return null
  }
}
