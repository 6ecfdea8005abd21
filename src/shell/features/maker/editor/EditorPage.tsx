import { Link, Navigate, Route, Routes, useParams } from 'react-router-dom'
import type { Language } from '../../../../game/language.ts'
import { type OpenDraft, useDraft } from '../draft/index.ts'
import { makerRoutes } from '../routes.ts'
import { editorText } from '../text/editor/index.ts'
import { Icon } from '../ui/Icon.tsx'
import { SharePage } from '../share/SharePage.tsx'
import { AfterPage, CheckPage, ConflictPage, TryPage, VersionsPage } from './BookScreens.tsx'
import { Editor } from './Editor.tsx'
import type { OpenBookProps } from './openBook.ts'

/** One draft: the editor, and what is done with the whole book. The draft stays open while one goes from screen to screen. */
export function EditorPage({ language }: { readonly language: Language }) {
  const { key = '' } = useParams()
  const open = useDraft(key)
  const { draft, status } = open
  if (!draft) return <NoDraft status={status} language={language} />
  const props: OpenBookProps = { open, draft, language }
  return (
    <Routes>
      <Route path="versions" element={<VersionsPage {...props} />} />
      <Route path="conflict" element={<ConflictPage {...props} />} />
      <Route index element={<Editor {...props} />} />
      <Route path="try" element={<TryPage {...props} />} />
      <Route path="check" element={<CheckPage {...props} />} />
      <Route path="after" element={<AfterPage {...props} />} />
      <Route path="share" element={<SharePage {...props} />} />
      <Route path="*" element={<Navigate to={makerRoutes.book(key)} replace />} />
    </Routes>
  )
}

function NoDraft({ status, language }: { readonly status: OpenDraft['status']; readonly language: Language }) {
  const said = editorText[language]
  const states: Readonly<Record<string, string>> = said.states
  return (
    <main className="no-draft" tabIndex={-1}>
      <p role={status === 'loading' ? 'status' : 'alert'} className="lead">
        {states[status] ?? said.states.missing}
      </p>
      {status !== 'loading' && (
        <Link className="button main" to={makerRoutes.shelf}>
          <Icon name="back" />
          {said.back}
        </Link>
      )}
    </main>
  )
}
