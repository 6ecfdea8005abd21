import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { BOOK_IDS } from '../../../../content/library.ts'
import type { Language } from '../../../../game/language.ts'
import { readUser } from '../../../lib/account/session.ts'
import { useTitles } from '../../../lib/books/titles.ts'
import { createDraft, draftKey, filesOfNew } from '../draft/index.ts'
import type { Draft } from '../draft/schema.ts'
import { makerRoutes } from '../routes.ts'
import { retelling } from '../templates/retelling.ts'
import { shelfText } from '../text/shelf/index.ts'
import { Sheet } from '../ui/Sheet.tsx'

interface Props {
  readonly isOpen: boolean
  readonly languages: readonly Language[]
  readonly level: Draft['level']
  readonly language: Language
  readonly onClose: () => void
}

/** Chooses one of our own books to be told again: its pictures and words, in the teacher's own voice. */
export function OurBooks({ isOpen, languages, level, language, onClose }: Props) {
  const said = shelfText[language].make
  const navigate = useNavigate()
  const titled = useTitles(language)
  const [busy, setBusy] = useState<number>()
  const [hasFailed, setHasFailed] = useState(false)
  async function begin(bookId: number) {
    setBusy(bookId)
    setHasFailed(false)
    try {
      const author = readUser()?.name ?? ''
      const key = draftKey()
      const draft = await retelling({ bookId, key, languages, level, author }, await filesOfNew(key))
      await createDraft(draft)
      await navigate(makerRoutes.book(draft.key))
    } catch (error) {
      console.error('The book could not be taken as a pattern', error)
      setHasFailed(true)
    }
    setBusy(undefined)
  }
  return (
    <Sheet title={said.retell} isOpen={isOpen} onClose={onClose}>
      <p>{said.retellHint}</p>
      <ul className="listing">
        {BOOK_IDS.map((id) => (
          <li key={id}>
            <button
              type="button"
              className="menu-item"
              disabled={busy !== undefined}
              aria-busy={busy === id}
              onClick={() => void begin(id)}
            >
              {titled({ id, title: said.book(id) }).title}
            </button>
          </li>
        ))}
      </ul>
      {hasFailed && (
        <p role="alert" className="state bad">
          {said.retellFailed}
        </p>
      )}
    </Sheet>
  )
}
