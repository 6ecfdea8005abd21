import type { Language } from '../../../../../game/language.ts'
import { LOCALES } from '../../../../lib/language/locales.ts'
import { draftText } from '../../text/draft/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { DraftStatus, Space } from '../types.ts'

/** With less space than this a recording may not fit any more, in bytes. */
const LITTLE_SPACE = 20 * 1024 * 1024

/** Whether the browser has little space left for this app. */
const isAlmostFull = (space: Space | undefined): boolean =>
  space !== undefined && space.quota > 0 && space.quota - space.used < LITTLE_SPACE

/** The sign-in has run out: work goes on, sending waits. */
export function SignInBanner({ language, onSignIn }: { readonly language: Language; readonly onSignIn: () => void }) {
  const said = draftText[language].signIn
  return (
    <section className="banner warn" role="status">
      <Icon name="lock" />
      <p>
        <b>{said.title}</b> {said.text}
      </p>
      <button type="button" className="button" onClick={onSignIn}>
        {said.button}
      </button>
    </section>
  )
}

interface FullProps {
  readonly language: Language
  readonly status: DraftStatus
  readonly space: Space | undefined
  readonly onShare: () => void
  readonly onSaveFile: () => void
  /** Tries to store again. */
  readonly onAgain: () => void
}

/** The device is full, or almost: what is still stored, and what makes space. Nothing where there is enough. */
export function FullNotice({ language, status, space, onShare, onSaveFile, onAgain }: FullProps) {
  const said = draftText[language].full
  const isFull = status === 'full'
  if (!isFull && !isAlmostFull(space)) return null
  return (
    <div className="stack">
      <section className="banner err" role="alert">
        <Icon name="bang" />
        <div className="stack s">
          <b>{isFull ? said.full : said.almost(leftOf(space, language))}</b>
          <p>{isFull ? said.waits : said.still}</p>
        </div>
      </section>
      <div className="stack s">
        {isFull && (
          <button type="button" className="button fullw" onClick={onAgain}>
            {said.again}
          </button>
        )}
        <button type="button" className="button fullw" onClick={onShare}>
          <Icon name="sent" />
          {said.share}
        </button>
        <button type="button" className="button fullw" onClick={onSaveFile}>
          <Icon name="get" />
          {said.file}
        </button>
      </div>
      <p className="small-text">{said.never}</p>
    </div>
  )
}

function leftOf(space: Space | undefined, language: Language): string {
  const megabytes = Math.max(0, Math.floor(((space?.quota ?? 0) - (space?.used ?? 0)) / 1_000_000))
  return new Intl.NumberFormat(LOCALES[language], { style: 'unit', unit: 'megabyte' }).format(megabytes)
}
