import { useId } from 'react'
import { playText } from '../../text/play/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { type HandQuestion, handQuestions } from '../hand.ts'
import { thingsOf } from '../things.ts'
import type { FieldProps } from './fieldProps.ts'
import { TextPair } from './TextPair.tsx'

const MOST_ANSWERS = 3
const MOST_QUESTIONS = 12

/** An id that no question has. */
function freeId(questions: readonly HandQuestion[]): string {
  for (let number = 1; ; number += 1) if (!questions.some(({ id }) => id === `q${number}`)) return `q${number}`
}

/** The author's questions about the story: a text, pictures of one page to choose from, which is right, and because of what. */
export function QuestionsField(props: FieldProps) {
  const { name, hand, draft, language, onSet } = props
  const text = playText[language]
  const questions = handQuestions(hand, name)
  const [, first] = draft.pages
  const add = () => {
    const page = first?.id ?? ''
    onSet([...questions, { id: freeId(questions), page, ask: {}, answers: [], right: '', because: {} }])
  }
  const change = (at: number, question: HandQuestion) =>
    onSet(questions.map((one, index) => (index === at ? question : one)))
  return (
    <div className="stack">
      {questions.map((question, index) => (
        <fieldset key={question.id} className="stack s question">
          <legend className="row nowrap">
            <b className="grow">{text.question(index + 1)}</b>
            <button
              type="button"
              className="icon-button"
              aria-label={text.removeQuestion(index + 1)}
              onClick={() => onSet(questions.filter((one) => one !== question))}
            >
              <Icon name="bin" />
            </button>
          </legend>
          <Question {...props} question={question} onChange={(changed) => change(index, changed)} />
        </fieldset>
      ))}
      {questions.length < MOST_QUESTIONS && (
        <button type="button" className="button" onClick={add}>
          <Icon name="plus" />
          {text.addQuestion}
        </button>
      )}
      {questions.length === 0 && (
        <p className="small-text">
          {text.asks}: {text.pictures}
        </p>
      )}
    </div>
  )
}

interface QuestionProps extends FieldProps {
  readonly question: HandQuestion
  readonly onChange: (question: HandQuestion) => void
}

function Question({ question, draft, kit, language, onChange }: QuestionProps) {
  const id = useId()
  const text = playText[language]
  return (
    <>
      <div className="field">
        <label htmlFor={id}>{text.choosePage}</label>
        <select
          id={id}
          value={question.page}
          onChange={({ target }) => onChange({ ...question, page: target.value, answers: [], right: '' })}
        >
          {draft.pages.slice(1).map((one, index) => (
            <option key={one.id} value={one.id}>
              {text.page(index + 1)}
            </option>
          ))}
        </select>
      </div>
      <TextPair
        label={text.asks}
        value={question.ask}
        languages={draft.languages}
        language={language}
        onSet={(ask) => onChange({ ...question, ask })}
      />
      <Answers {...{ question, draft, kit, language, onChange }} />
      <TextPair
        label={text.because}
        value={question.because}
        languages={draft.languages}
        language={language}
        onSet={(because) => onChange({ ...question, because })}
      />
    </>
  )
}

/** The pictures of the question's page: at most three to choose from, one of them right. */
function Answers({
  question,
  draft,
  kit,
  language,
  onChange,
}: Omit<QuestionProps, keyof FieldProps> & Pick<FieldProps, 'draft' | 'kit' | 'language'>) {
  const id = useId()
  const text = playText[language]
  const page = draft.pages.find((one) => one.id === question.page)
  const things = page ? thingsOf(page.picture, kit, draft.languages).map(({ thing }) => thing) : []
  const toggle = (thing: string) => {
    const has = question.answers.includes(thing)
    const answers = has
      ? question.answers.filter((one) => one !== thing)
      : [...question.answers, thing].slice(-MOST_ANSWERS)
    onChange({ ...question, answers, right: answers.includes(question.right) ? question.right : (answers[0] ?? '') })
  }
  return (
    <>
      <p className="small-text" id={`${id}-pictures`}>
        {text.pictures}
      </p>
      <ul className="listing" aria-labelledby={`${id}-pictures`}>
        {things.map(({ id: thing, label }) => (
          <li key={thing}>
            <label className="check grow">
              <input type="checkbox" checked={question.answers.includes(thing)} onChange={() => toggle(thing)} />
              <span>{label[language]}</span>
            </label>
            {question.answers.includes(thing) && (
              <label className="check">
                <input
                  type="radio"
                  name={`${id}-right`}
                  checked={question.right === thing}
                  aria-label={text.right(label[language])}
                  onChange={() => onChange({ ...question, right: thing })}
                />
                <Icon name="tick" />
              </label>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
