import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { routes } from '../../../lib/routes.ts'
import { downloadBlob } from '../../dashboard/index.ts'
import { FullNotice, SignInBanner } from '../draft/screens/Notices.tsx'
import { packDraft } from '../pack/index.ts'
import { makerRoutes } from '../routes.ts'
import { useShareError } from '../share/useShareError.ts'
import { editorText } from '../text/editor/index.ts'
import { Icon } from '../ui/Icon.tsx'
import type { OpenBookProps } from './openBook.ts'

/** What stands in the way of saving or sending: two versions, an ended sign-in, a full device. Nothing where all is well. */
export function StateNotices({ open, draft, language }: OpenBookProps) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const said = editorText[language]
  const errorText = useShareError(language)
  const [error, setError] = useState<unknown>()
  async function saveFile() {
    setError(undefined)
    try {
      downloadBlob(`${draft.key}.lumbung`, await packDraft(draft, open.media, 1))
    } catch (problem) {
      console.error('The file could not be made', problem)
      setError(problem)
    }
  }
  return (
    <>
      {open.conflict && (
        <p className="banner warn" role="status">
          <Icon name="two" />
          <b>{said.status.conflict[0]}</b>
          <Link className="button" to={makerRoutes.conflict(draft.key)}>
            {said.decide}
          </Link>
        </p>
      )}
      {open.status === 'signed-out' && (
        <SignInBanner
          language={language}
          onSignIn={() => void navigate(routes.login, { state: { from: `${pathname}${search}` } })}
        />
      )}
      <FullNotice
        language={language}
        status={open.status}
        space={open.space}
        onShare={() => void navigate(makerRoutes.share(draft.key))}
        onSaveFile={() => void saveFile()}
        onAgain={() => void open.sendNow()}
      />
      {error !== undefined && (
        <p role="alert" className="state bad">
          {errorText(error)}
        </p>
      )}
    </>
  )
}
