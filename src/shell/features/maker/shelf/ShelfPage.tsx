import { clsx } from 'clsx'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Language } from '../../../../game/language.ts'
import { LOCALES } from '../../../lib/language/locales.ts'
import { copyDraft, deleteDraft, type DraftHead, type DraftList, restoreDraft, useDrafts } from '../draft/index.ts'
import { titleOf } from '../draft/titleOf.ts'
import { makerRoutes } from '../routes.ts'
import { editorText } from '../text/editor/index.ts'
import { shelfText } from '../text/shelf/index.ts'
import { Icon, type IconName } from '../ui/Icon.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { DraftCover } from './DraftCover.tsx'
import { GuidedBook } from './GuidedBook.tsx'
import { TemplateShelf } from './TemplateShelf.tsx'

const DAY_MS = 86_400_000
/** A deleted draft can be restored for so long. */
const BIN_DAYS = 30

type Group = 'mine' | 'others' | 'deleted'

/** All books that this teacher makes, and those that others let her read. */
export function ShelfPage({ language }: { readonly language: Language }) {
  const list = useDrafts()
  const said = shelfText[language]
  const [group, setGroup] = useState<Group>('mine')
  const groups: Readonly<Record<Group, readonly DraftHead[]>> = {
    mine: list.drafts.filter(({ owner }) => owner === ''),
    others: list.drafts.filter(({ owner }) => owner !== ''),
    deleted: list.deleted,
  }
  const shown = groups[group]
  const isFirst = list.state === 'ready' && list.drafts.length === 0 && list.deleted.length === 0
  return (
    <>
      <div className="shelf-head">
        <div className="grow">
          <h1>{said.title}</h1>
          <p className="small-text">{said.lead}</p>
        </div>
        <Link className="button" to={makerRoutes.import}>
          <Icon name="get" />
          {said.importFile}
        </Link>
      </div>
      <ShelfNotice list={list} language={language} />
      {isFirst ? (
        <FirstBook language={language} />
      ) : (
        <>
          <div className="chips" role="group" aria-label={said.shelf}>
            {(['mine', 'others', 'deleted'] as const)
              .filter((one) => one === 'mine' || groups[one].length > 0)
              .map((one) => (
                <button
                  key={one}
                  type="button"
                  className="chip"
                  aria-pressed={one === group}
                  onClick={() => setGroup(one)}
                >
                  {said.groups[one]} {groups[one].length}
                </button>
              ))}
          </div>
          <div className="shelf">
            {group === 'mine' && list.state === 'ready' && (
              <Link className="book new" to={makerRoutes.fresh}>
                <Icon name="plus" />
                {said.newBook}
              </Link>
            )}
            {shown.map((head) => (
              <DraftCard key={head.key} head={head} language={language} />
            ))}
          </div>
        </>
      )}
      {list.state === 'ready' && group === 'mine' && <TemplateShelf language={language} />}
    </>
  )
}

function ShelfNotice({ list, language }: { readonly list: DraftList; readonly language: Language }) {
  const said = shelfText[language]
  const waiting = list.drafts.filter(({ status }) => status === 'device' || status === 'offline').length
  if (list.state === 'locked') return <Notice icon="lock" title={said.locked} />
  if (list.state === 'unavailable') return <Notice icon="bang" title={said.unavailable} />
  if (list.state !== 'ready' || waiting === 0) return null
  return <Notice icon="wait" title={said.notSent(waiting)} hint={said.notSentHint} />
}

function Notice({ icon, title, hint }: { readonly icon: IconName; readonly title: string; readonly hint?: string }) {
  return (
    <p className="banner warn card" role="status">
      <Icon name={icon} />
      <span>
        <b>{title}</b> {hint}
      </span>
    </p>
  )
}

/** Nothing was made yet: three ways to begin. */
function FirstBook({ language }: { readonly language: Language }) {
  const said = shelfText[language]
  const starts = ['story', 'photos', 'empty'] as const
  return (
    <section className="card first-book">
      <h2>{said.first}</h2>
      <p>{said.firstHint}</p>
      <GuidedBook language={language} />
      <div className="pickcards">
        {starts.map((start) => (
          <Link key={start} className="pick-card" to={`${makerRoutes.fresh}?start=${start}`}>
            <b>{said.patterns[start][0]}</b>
            <span>{said.patterns[start][1]}</span>
          </Link>
        ))}
      </div>
      <p className="small-text">{said.works}</p>
    </section>
  )
}

const STATES: Readonly<Partial<Record<DraftHead['status'], IconName>>> = {
  device: 'wait',
  offline: 'off',
  sent: 'good',
  conflict: 'two',
  full: 'bang',
  newer: 'info',
  damaged: 'bang',
  locked: 'lock',
  'signed-out': 'key',
}

function DraftCard({ head, language }: { readonly head: DraftHead; readonly language: Language }) {
  const said = shelfText[language]
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const title = titleOf(head.title, language) ?? said.noTitle
  const when = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeStyle: 'short' }).format(
    head.changedAt,
  )
  const states = editorText[language].status
  const state = head.status in states ? states[head.status as keyof typeof states][0] : undefined
  const icon = STATES[head.status]
  return (
    <article className="book">
      <DraftCover head={head} />
      <span className={clsx('level', `level-${head.level}`)}>{head.level}</span>
      <div className="inner">
        <h2>{head.deletedAt === undefined ? <Link to={makerRoutes.book(head.key)}>{title}</Link> : title}</h2>
        <p className="small-text">
          {said.pages(head.pages)} · {said.changed(when)}
          {head.owner !== '' && ` · ${said.by(head.owner)}`}
        </p>
        {state !== undefined && icon && (
          <span className={clsx('state', head.status === 'sent' && 'good', head.status === 'conflict' && 'bad')}>
            <Icon name={icon} />
            {state}
          </span>
        )}
        <div className="foot">
          <span className="small-text grow">{footOf(head, language)}</span>
          <button
            type="button"
            className="icon-button"
            aria-haspopup="dialog"
            aria-label={said.more(title)}
            onClick={() => setIsMenuOpen(true)}
          >
            <Icon name="more" />
          </button>
        </div>
      </div>
      <DraftMenu
        head={head}
        title={title}
        language={language}
        isOpen={isMenuOpen}
        onClose={() => setIsMenuOpen(false)}
      />
    </article>
  )
}

function footOf({ deletedAt, canEdit }: DraftHead, language: Language): string {
  const said = shelfText[language]
  if (deletedAt !== undefined) {
    const left = BIN_DAYS - Math.floor((Date.now() - deletedAt) / DAY_MS)
    return said.daysLeft(Math.max(0, left))
  }
  return canEdit ? said.draft : said.readOnly
}

interface MenuProps {
  readonly head: DraftHead
  readonly title: string
  readonly language: Language
  readonly isOpen: boolean
  readonly onClose: () => void
}

function DraftMenu({ head, title, language, isOpen, onClose }: MenuProps) {
  const said = shelfText[language]
  const act = (task: Promise<unknown>) => {
    onClose()
    task.catch((error: unknown) => console.error('The book could not be changed', error))
  }
  return (
    <Sheet title={title} isOpen={isOpen} onClose={onClose}>
      <ul className="listing">
        {head.deletedAt === undefined ? (
          <>
            <li>
              <Link className="menu-item" to={makerRoutes.book(head.key)}>
                <Icon name="pen" />
                {said.open}
              </Link>
            </li>
            <li>
              <button type="button" className="menu-item" onClick={() => act(copyDraft(head.key))}>
                <Icon name="copy" />
                {said.copy}
              </button>
            </li>
            {head.canEdit && (
              <li>
                <button type="button" className="menu-item bad" onClick={() => act(deleteDraft(head.key))}>
                  <Icon name="bin" />
                  <span>
                    {said.remove}
                    <span className="small-text">{said.removeHint}</span>
                  </span>
                </button>
              </li>
            )}
          </>
        ) : (
          <li>
            <button type="button" className="menu-item" onClick={() => act(restoreDraft(head.key))}>
              <Icon name="undo" />
              {said.bringBack}
            </button>
          </li>
        )}
      </ul>
    </Sheet>
  )
}
