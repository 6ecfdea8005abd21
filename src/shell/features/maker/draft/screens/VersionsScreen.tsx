import { useState } from 'react'
import type { Language } from '../../../../../game/language.ts'
import { draftText } from '../../text/draft/index.ts'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { momentText } from '../moment.ts'
import type { DraftVersion, OpenDraft } from '../types.ts'

interface Props {
  readonly open: Pick<OpenDraft, 'versions' | 'status' | 'restore'>
  readonly title: string
  readonly language: Language
  /** After going back to a version. */
  readonly onRestored: () => void
  /** ms since 1970. */
  readonly now: number
}

const ICONS: Readonly<Record<DraftVersion['reason'], IconName>> = {
  before: 'clock',
  restore: 'clock',
  import: 'into',
  share: 'share',
  join: 'two',
}

/** The versions that the app has kept by itself, newest first. Going back keeps the present draft as a version. */
export function VersionsScreen({ open, title, language, onRestored, now }: Props) {
  const said = draftText[language].versions
  const [isUnreadable, setUnreadable] = useState(false)
  async function goBack(id: string) {
    try {
      await open.restore(id)
      onRestored()
    } catch (error) {
      console.warn('A version cannot be read', error)
      setUnreadable(true)
    }
  }
  return (
    <main className="versions" tabIndex={-1}>
      <div className="head">
        <div>
          <h1>{said.title}</h1>
          <p className="sub">{title}</p>
        </div>
      </div>
      <div className="wrap">
        {isUnreadable && (
          <section className="banner err" role="alert">
            <Icon name="bang" />
            <p>{said.unreadable}</p>
          </section>
        )}
        <ul className="listing">
          <li>
            <Icon name={open.status === 'sent' ? 'sent' : 'wait'} />
            <span className="grow">
              <b>{said.now}</b>
              <br />
              <span className="small-text">{open.status === 'sent' ? said.states.sent : said.states.other}</span>
            </span>
          </li>
          {open.versions.map((version) => (
            <Version key={version.id} {...{ version, language, now }} onGoBack={() => void goBack(version.id)} />
          ))}
        </ul>
        {open.versions.length === 0 && <p>{said.none}</p>}
        <p className="small-text">{said.about}</p>
      </div>
    </main>
  )
}

interface VersionProps extends Pick<Props, 'language' | 'now'> {
  readonly version: DraftVersion
  readonly onGoBack: () => void
}

function Version({ version, language, now, onGoBack }: VersionProps) {
  const said = draftText[language].versions
  return (
    <li>
      <Icon name={ICONS[version.reason]} />
      <span className="grow">
        <b id={`version-${version.id}`}>
          {momentText(version.at, now, language)}, {nameOf(version, language)}
        </b>
        <br />
        <span className="small-text">
          {aboutOf(version, language)} · {said.pages(version.pages)}
        </span>
      </span>
      <button type="button" className="button" aria-describedby={`version-${version.id}`} onClick={onGoBack}>
        {said.goBack}
      </button>
    </li>
  )
}

function nameOf({ reason, note }: DraftVersion, language: Language): string {
  const said = draftText[language].versions
  return reason === 'restore' ? said.restore : said[reason](note[language])
}

function aboutOf({ reason }: DraftVersion, language: Language): string {
  const said = draftText[language].versions
  if (reason === 'share') return said.read
  return reason === 'join' ? said.unused : said.byItself
}
