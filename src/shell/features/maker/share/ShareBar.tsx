import { Link } from 'react-router-dom'
import type { Language } from '../../../../game/language.ts'
import type { Draft } from '../draft/schema.ts'
import type { Finding } from '../pack/index.ts'
import { makerRoutes } from '../routes.ts'
import { shareText } from '../text/share/index.ts'
import { Icon } from '../ui/Icon.tsx'
import { useShareError } from './useShareError.ts'
import { namesOf, type Receiver } from './shareDraft.ts'
import type { useSharing } from './useSharing.ts'
import { forgetWaiting, useWaitingShares, waitToShare } from './waiting.ts'
import { useOnline } from '../ui/useOnline.ts'

type Sharing = ReturnType<typeof useSharing>

interface ShareBarProps {
  readonly draft: Draft
  /** Undefined while the draft is checked. */
  readonly findings: readonly Finding[] | undefined
  readonly receivers: readonly Receiver[]
  readonly isShared: boolean
  readonly sharing: Sharing
  readonly language: Language
}

/** Whether the book is ready, how far sharing is, and the button that shares it with the chosen classes. */
export function ShareBar({ draft, findings, receivers, isShared, sharing, language }: ShareBarProps) {
  const said = shareText[language]
  const errorText = useShareError(language)
  const mend = findings?.filter(({ weight }) => weight === 'mend').length
  const isOnline = useOnline()
  const isWaiting = useWaitingShares().some(({ key }) => key === draft.key)
  const isReady = mend === 0 && sharing.stage === undefined
  return (
    <div className="stickyb low">
      <p className="grow" role="status">
        {sharing.stage ? (
          said.stages[sharing.stage]
        ) : isWaiting ? (
          <span className="state">
            <Icon name="wait" />
            {said.waiting(namesOf(receivers))}
          </span>
        ) : (
          <Readiness findings={findings} mend={mend} keyOf={draft.key} language={language} />
        )}
        {sharing.error !== undefined && (
          <span role="alert" className="state bad">
            {said.failed} {errorText(sharing.error)}
          </span>
        )}
      </p>
      <Link className="button big" to={makerRoutes.book(draft.key)}>
        {said.later}
      </Link>
      {isWaiting ? (
        <button type="button" className="button big" onClick={() => forgetWaiting(draft.key)}>
          {said.dontShare}
        </button>
      ) : (
        <ShareButton
          {...{ receivers, isReady, isShared, isOnline, language }}
          onShare={() =>
            isOnline
              ? void sharing.share(draft, receivers)
              : waitToShare(
                  draft.key,
                  receivers.map(({ id }) => id),
                )
          }
        />
      )}
    </div>
  )
}

interface ShareButtonProps {
  readonly receivers: readonly Receiver[]
  readonly isReady: boolean
  readonly isShared: boolean
  readonly isOnline: boolean
  readonly language: Language
  readonly onShare: () => void
}

/** Shares the book with the chosen classes, without a network later; or says that none is chosen. */
function ShareButton({ receivers, isReady, isShared, isOnline, language, onShare }: ShareButtonProps) {
  const said = shareText[language]
  const names = namesOf(receivers)
  const does = !isOnline ? said.shareLater(names) : isShared ? said.again : said.share(names)
  return (
    <button type="button" className="button main big" disabled={!isReady || receivers.length === 0} onClick={onShare}>
      <Icon name="share" />
      {receivers.length === 0 ? said.chooseClass : does}
    </button>
  )
}

interface ReadinessProps {
  readonly findings: readonly Finding[] | undefined
  readonly mend: number | undefined
  readonly keyOf: string
  readonly language: Language
}

function Readiness({ findings, mend, keyOf, language }: ReadinessProps) {
  const said = shareText[language]
  if (!findings || mend === undefined) return <>{said.checking}</>
  if (mend > 0) {
    return (
      <span className="state bad">
        <Icon name="bang" />
        <span>
          {said.notReady(mend)} <Link to={makerRoutes.check(keyOf)}>{said.show}</Link>
        </span>
      </span>
    )
  }
  const hints = findings.filter(({ weight }) => weight === 'look').length
  return (
    <span className="state good">
      <Icon name="good" />
      <span>
        <b>{said.ready}</b> {said.hints(hints)}
      </span>
    </span>
  )
}
