import { use, useCallback, useEffect, useRef, useState } from 'react'
import type { Language } from '../../../../game/language.ts'
import { LOCALES } from '../../../lib/language/locales.ts'
import { BenchContext } from '../bench/client.ts'
import type { Draft } from '../draft/schema.ts'
import { titleOf } from '../draft/titleOf.ts'
import { checkDraft } from '../pack/checkDraft.ts'
import type { Finding } from '../pack/finding.ts'
import type { DraftMedia } from '../panel.ts'
import { tryText } from '../text/tryOut/index.ts'
import { Icon, type IconName } from '../ui/Icon.tsx'
import { Thumbnail } from '../ui/Thumbnail.tsx'

interface Props {
  readonly draft: Draft
  readonly media: DraftMedia
  readonly language: Language
  /** Opens the very field that a finding speaks of. */
  readonly onOpen: (finding: Finding) => void
  readonly onBack: () => void
}

/** What a check of the draft has found. It checks when it is opened, and again when it is asked to. */
export function Findings({ draft, media, language, onOpen, onBack }: Props) {
  const text = tryText[language].findings
  const { found, at, isFailed, again } = useCheck(draft, media)
  const of = (weight: Finding['weight']) => (found ?? []).filter((finding) => finding.weight === weight)
  const [mend, look, good] = [of('mend'), of('look'), of('good')]
  const [first] = mend
  return (
    <div className="wrap findings-page">
      <Head {...{ draft, language, at }} onAgain={again} />
      {isFailed && <p role="alert">{text.failed}</p>}
      {!found && !isFailed && <p role="status">{text.checking}</p>}
      {found && (
        <div role="status" className="visually-hidden">
          {mend.length > 0 ? text.mend(mend.length) : text.nothing}
        </div>
      )}
      <List
        {...{ draft, media, language, onOpen }}
        findings={mend}
        look="bad"
        icon="bang"
        title={text.mend(mend.length)}
      />
      <List
        {...{ draft, media, language, onOpen }}
        findings={look}
        look="mid"
        icon="info"
        title={text.look(look.length)}
      />
      {good.length > 0 && (
        <section className="card flush">
          <h2 className="findings-head good">
            <Icon name="good" />
            {text.good(good.length)}
          </h2>
          <p className="good-list">{good.map(({ title }) => title[language]).join(' ')}</p>
        </section>
      )}
      <div className="row end">
        <button type="button" className="button" onClick={onBack}>
          {text.back}
        </button>
        {first && (
          <button type="button" className="button main big" onClick={() => onOpen(first)}>
            {text.oneByOne(mend.length)}
          </button>
        )}
      </div>
    </div>
  )
}

interface HeadProps extends Pick<Props, 'draft' | 'language'> {
  /** When it was checked. */
  readonly at: Date | undefined
  readonly onAgain: () => void
}

function Head({ draft, language, at, onAgain }: HeadProps) {
  const text = tryText[language].findings
  return (
    <div className="row">
      <div className="grow">
        <h1>{text.title}</h1>
        <p className="small-text">
          {titleOf(draft.pages[0].words, language)}
          {at && ` · ${text.checked(at.toLocaleTimeString(LOCALES[language], { hour: '2-digit', minute: '2-digit' }))}`}
        </p>
      </div>
      <button type="button" className="button" onClick={onAgain}>
        <Icon name="redo" />
        {text.checkAgain}
      </button>
    </div>
  )
}

interface ListProps extends Pick<Props, 'draft' | 'media' | 'language' | 'onOpen'> {
  readonly findings: readonly Finding[]
  readonly look: 'bad' | 'mid'
  readonly icon: IconName
  readonly title: string
}

/** Findings of one weight, each with the picture of its page and the button that opens its field. */
function List({ findings, look, icon, title, draft, media, language, onOpen }: ListProps) {
  if (findings.length === 0) return null
  return (
    <section className="card flush">
      <h2 className={`findings-head ${look}`}>
        <Icon name={icon} />
        {title}
      </h2>
      <ul className="findings">
        {findings.map((finding, index) => {
          const page = finding.pageIndex === undefined ? undefined : draft.pages[finding.pageIndex]
          const said = finding.title[language]
          return (
            // Two findings may say the same of two places.
            <li key={`${finding.code} ${said} ${index}`}>
              <span className="finding-picture">
                {page ? <Thumbnail page={page} media={media} width={144} /> : <Icon name="book" />}
              </span>
              <p>
                <b>{said}</b>
                {finding.detail && <span className="small-text">{finding.detail[language]}</span>}
              </p>
              <button
                type="button"
                className="button"
                aria-label={`${finding.action[language]}: ${said}`}
                onClick={() => onOpen(finding)}
              >
                {finding.action[language]}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Checks a draft. A newer check replaces an older one. */
function useCheck(draft: Draft, media: DraftMedia) {
  const bench = use(BenchContext)
  const [state, setState] = useState<{
    readonly found?: readonly Finding[]
    readonly at?: Date
    readonly isFailed?: boolean
  }>({})
  const latest = useRef(0)
  const check = useCallback(() => {
    latest.current += 1
    const number = latest.current
    checkDraft(draft, media, bench).then(
      (found) => number === latest.current && setState({ found, at: new Date() }),
      (error: unknown) => {
        console.warn('The draft could not be checked', error)
        if (number === latest.current) setState({ isFailed: true })
      },
    )
  }, [bench, draft, media])
  useEffect(() => {
    check()
    return () => {
      latest.current += 1
    }
  }, [check])
  return {
    found: state.found,
    at: state.at,
    isFailed: state.isFailed === true,
    again: () => {
      setState({})
      check()
    },
  }
}
