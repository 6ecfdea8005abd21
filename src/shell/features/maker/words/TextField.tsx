import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { wordsOf } from '../../../../content/levels/reading.ts'
import { MOST_TEXT } from '../draft/schema.ts'
import { pasted, typeset } from './typeset.ts'

interface Props {
  readonly label: string
  readonly lang: string
  readonly text: string
  /** Words that are marked in the text, in lower case. */
  readonly marked: ReadonlySet<string>
  readonly isOneLine?: boolean
  /** Enter at the end of the text was pressed: goes to the next field. Left out where there is none. */
  readonly onNext: (() => void) | undefined
  readonly onChange: (text: string) => void
  /** The text was longer than a page can have, and not taken. */
  readonly onTooLong: () => void
}

/** A change is passed on after this pause in typing, ms; it is stored within a second. */
const PAUSE_MS = 400

/** A field for a page's text. What is typed is passed on after a short pause; quotes and dashes are set when the field is left. */
export function TextField({ label, lang, text, marked, isOneLine = false, onNext, onChange, onTooLong }: Props) {
  const [typed, setTyped] = useState<string>()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const shown = typed ?? text
  const give = (next: string) => {
    clearTimeout(waiting.current)
    if (next !== text) onChange(next)
  }
  const latest = useRef({ typed, give })
  useEffect(() => {
    latest.current = { typed, give }
  })
  // The panel may close while a text waits.
  useEffect(
    () => () => void (latest.current.typed !== undefined && latest.current.give(typeset(latest.current.typed))),
    [],
  )
  function type(value: string) {
    const next = isOneLine ? pasted(value).replaceAll('\n', ' ') : pasted(value)
    if (next.length > MOST_TEXT) return onTooLong()
    setTyped(next)
    clearTimeout(waiting.current)
    waiting.current = setTimeout(() => give(next), PAUSE_MS)
  }
  /** Inside the text, or with Shift, Enter breaks the line. */
  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    const { key, shiftKey, ctrlKey, metaKey, nativeEvent, currentTarget } = event
    if (key !== 'Enter' || ctrlKey || metaKey || nativeEvent.isComposing) return
    const { selectionStart, value } = currentTarget
    if (!isOneLine && (shiftKey || selectionStart < value.length)) return
    event.preventDefault()
    onNext?.()
  }
  function leave() {
    if (typed === undefined) return
    give(typeset(typed))
    setTyped(undefined)
  }
  return (
    <div className="text-field" data-field={lang}>
      <div className="text-area mirror" aria-hidden="true" lang={lang}>
        <Marked text={shown} marked={marked} />
      </div>
      <textarea
        className="text-area"
        aria-label={label}
        lang={lang}
        value={shown}
        rows={isOneLine ? 1 : 2}
        spellCheck
        autoCapitalize="sentences"
        enterKeyHint={onNext ? 'next' : undefined}
        onKeyDown={press}
        onChange={({ target }) => type(target.value)}
        onBlur={leave}
      />
    </div>
  )
}

/** The text with its target words marked, behind the field: the same letters in the same places. */
function Marked({ text, marked }: { readonly text: string; readonly marked: ReadonlySet<string> }) {
  const parts: { readonly text: string; readonly isMarked: boolean }[] = []
  let from = 0
  for (const word of wordsOf(text)) {
    const at = text.indexOf(word, from)
    parts.push(
      { text: text.slice(from, at), isMarked: false },
      { text: word, isMarked: marked.has(word.toLowerCase()) },
    )
    from = at + word.length
  }
  parts.push({ text: `${text.slice(from)}\u200B`, isMarked: false })
  // Parts have no identity of their own.
  return parts.map((part, index) =>
    part.isMarked ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
  )
}
