import { Link } from 'react-router-dom'
import type { Language } from '../../../../game/language.ts'
import type { DraftStatus, OpenDraft } from '../draft/index.ts'
import { titleOf } from '../draft/titleOf.ts'
import { makerRoutes } from '../routes.ts'
import { editorText } from '../text/editor/index.ts'
import { Icon, type IconName } from '../ui/Icon.tsx'
import type { Draft } from '../draft/schema.ts'

interface Props {
  readonly open: OpenDraft
  readonly draft: Draft
  readonly language: Language
  readonly onMenu: () => void
  readonly onTry: () => void
}

/** The editor's upper edge: back, the book with its state, undo and redo, try. */
export function TopBar({ open, draft, language, onMenu, onTry }: Props) {
  const said = editorText[language]
  const { undoName, redoName } = open
  const title = titleOf(draft.pages[0].words, language) ?? said.noTitle
  const undoLabel = undoName ? said.undoStep(undoName[language]) : said.undo
  const redoLabel = redoName ? said.redoStep(redoName[language]) : said.redo
  return (
    <header className="top">
      <Link className="icon-button" to={makerRoutes.shelf} aria-label={said.back}>
        <Icon name="back" />
      </Link>
      <button type="button" className="title" aria-haspopup="dialog" onClick={onMenu}>
        <b>
          {title}{' '}
          <span className="car">
            <Icon name="down" />
          </span>
        </b>
        <span className="visually-hidden">. {said.bookMenu}</span>
        <Status status={open.status} language={language} />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={undoLabel}
        title={undoLabel}
        disabled={!undoName}
        onClick={open.undo}
      >
        <Icon name="undo" />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={redoLabel}
        title={redoLabel}
        disabled={!redoName}
        onClick={open.redo}
      >
        <Icon name="redo" />
      </button>
      <button type="button" className="button main try" onClick={onTry}>
        <Icon name="play" />
        <span>{said.tryIt}</span>
      </button>
    </header>
  )
}

const ICONS: Readonly<Partial<Record<DraftStatus, IconName>>> = {
  saving: 'clock',
  device: 'wait',
  sent: 'good',
  offline: 'off',
  conflict: 'two',
  full: 'bang',
  'signed-out': 'key',
}
const LOOKS: Readonly<Partial<Record<DraftStatus, string>>> = { sent: 'good', conflict: 'bad', full: 'bad' }

/** Where the draft is now: an icon and a word, never only a colour. */
function Status({ status, language }: { readonly status: DraftStatus; readonly language: Language }) {
  const texts = editorText[language].status
  const [long, short] = status in texts ? texts[status as keyof typeof texts] : []
  const icon = ICONS[status]
  if (long === undefined || !icon) return null
  return (
    <span className={`state ${LOOKS[status] ?? ''}`} role="status">
      <Icon name={icon} />
      <span className="status-long">{long}</span>
      <span className="status-short" aria-hidden="true">
        {short}
      </span>
    </span>
  )
}
