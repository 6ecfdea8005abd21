import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { useRef, useState } from 'react'
import type { Finding } from '../pack/index.ts'
import { AfterBook } from '../play/index.ts'
import { ConflictScreen } from '../draft/screens/ConflictScreen.tsx'
import { VersionsScreen } from '../draft/screens/VersionsScreen.tsx'
import { titleOf } from '../draft/titleOf.ts'
import { makerRoutes } from '../routes.ts'
import { editorText } from '../text/editor/index.ts'
import { Icon } from '../ui/Icon.tsx'
import { Thumbnail } from '../ui/Thumbnail.tsx'
import { Findings, TryScreen } from '../tryOut/index.ts'
import type { OpenBookProps } from './openBook.ts'
import { sayField } from './sayField.ts'
import { useFieldFocus } from './useFieldFocus.ts'

/** Plays the draft from the page that was open, then says what the check has found. */
export function TryPage({ open, draft, language }: OpenBookProps) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const asked = Number(search.get('page') ?? 0)
  const index = Number.isInteger(asked) && asked >= 0 && asked < draft.pages.length ? asked : 0
  return (
    <TryScreen
      draft={draft}
      media={open.media}
      index={index}
      language={language}
      onDone={() => void navigate(makerRoutes.check(draft.key))}
    />
  )
}

/** What the check of the draft has found; each finding leads to the very field. */
export function CheckPage({ open, draft, language }: OpenBookProps) {
  const navigate = useNavigate()
  return (
    <main tabIndex={-1}>
      <Findings
        draft={draft}
        media={open.media}
        language={language}
        onOpen={(finding) => void navigate(placeOf(finding, draft.key))}
        onBack={() => void navigate(makerRoutes.book(draft.key))}
      />
    </main>
  )
}

/** The activities after the book. */
export function AfterPage({ open, draft, language }: OpenBookProps) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const asked = search.get('activity')
  const screen = useRef<HTMLElement>(null)
  useFieldFocus(screen, search.get('field') ?? undefined)
  return (
    <main tabIndex={-1} ref={screen}>
      <AfterBook
        draft={draft}
        edit={open.edit}
        language={language}
        onBack={() => void navigate(makerRoutes.book(draft.key))}
        // What is said after the book is recorded on the first page.
        onSay={(line) => void navigate(makerRoutes.part(draft.key, 1, 'voice', sayField(line)))}
        {...(asked !== null && { activityIndex: Number(asked) })}
      />
    </main>
  )
}

/** The versions of the book. */
export function VersionsPage({ open, draft, language }: OpenBookProps) {
  const navigate = useNavigate()
  const [now] = useState(() => Date.now())
  return (
    <>
      <header className="outside-head">
        <Link className="button quiet" to={makerRoutes.book(draft.key)}>
          <Icon name="back" />
          {titleOf(draft.pages[0].words, language) ?? editorText[language].noTitle}
        </Link>
      </header>
      <VersionsScreen
        open={open}
        title={titleOf(draft.pages[0].words, language) ?? editorText[language].noTitle}
        language={language}
        onRestored={() => void navigate(makerRoutes.book(draft.key))}
        now={now}
      />
    </>
  )
}

/** What was changed in two places, to be decided. Where nothing is, the book itself. */
export function ConflictPage({ open, draft, language }: OpenBookProps) {
  const navigate = useNavigate()
  const [now] = useState(() => Date.now())
  const toBook = () => void navigate(makerRoutes.book(draft.key))
  if (!open.conflict) return <Navigate to={makerRoutes.book(draft.key)} replace />
  return (
    <ConflictScreen
      conflict={open.conflict}
      language={language}
      onResolve={(choices) => {
        open.resolve(choices)
        toBook()
      }}
      onLater={toBook}
      renderPicture={(page) => <Thumbnail page={page} media={open.media} />}
      now={now}
    />
  )
}

/** The address at which a finding is mended. */
function placeOf({ tab, pageIndex, activityIndex, field }: Finding, key: string): string {
  if (tab === 'book') return makerRoutes.share(key)
  if (tab === 'after') return makerRoutes.after(key, activityIndex ?? 0, field)
  return makerRoutes.part(key, pageIndex ?? 0, tab, field)
}
