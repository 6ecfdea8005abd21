import { useEffect, useRef } from 'react'
import type { Language } from '../../../../game/language.ts'
import type { Draft, DraftPage } from '../draft/schema.ts'
import type { DraftMedia } from '../panel.ts'
import { Thumbnail } from '../ui/Thumbnail.tsx'
import { editorText } from '../text/editor/index.ts'
import { Icon } from '../ui/Icon.tsx'
import { pageProgress, PARTS } from './pageProgress.ts'

interface Props {
  readonly draft: Draft
  readonly index: number
  readonly media: DraftMedia
  readonly language: Language
  readonly canEdit: boolean
  readonly onOpen: (index: number) => void
  /** The menu of the open page. */
  readonly onMenu: () => void
  readonly onAdd: () => void
}

/** All pages with what is done of each. A press opens one; a press on the open one opens its menu. */
export function PageStrip({ draft, index, media, language, canEdit, onOpen, onMenu, onAdd }: Props) {
  const said = editorText[language]
  const strip = useRef<HTMLElement>(null)
  useEffect(() => {
    strip.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [index])
  return (
    <nav className="strip" aria-label={said.pages} ref={strip}>
      {draft.pages.map((page, number) => (
        <button
          key={page.id}
          type="button"
          className="page-tile"
          aria-current={number === index ? 'page' : undefined}
          aria-label={nameOf(page, number, draft, language, number === index && number > 0 && canEdit)}
          onClick={() => (number !== index ? onOpen(number) : number > 0 && canEdit && onMenu())}
        >
          <Thumbnail page={page} media={media} />
          <span className="nr" aria-hidden="true">
            {number === 0 ? <Icon name="book" /> : number}
          </span>
          <span className="four" aria-hidden="true">
            {PARTS.map((part) => (
              <i key={part} className={MARKS[pageProgress(page, draft.languages)[part]]} />
            ))}
          </span>
        </button>
      ))}
      {canEdit && (
        <button type="button" className="page-tile add" aria-label={said.addPage} onClick={onAdd}>
          <Icon name="plus" />
        </button>
      )}
    </nav>
  )
}

const MARKS = { done: 'y', look: 'w', none: 'n' } as const

function nameOf(page: DraftPage, number: number, { languages }: Draft, language: Language, hasMenu: boolean): string {
  const said = editorText[language]
  const progress = pageProgress(page, languages)
  const parts = PARTS.map((part) => `${said.partNames[part]}: ${said.progress[progress[part]]}`)
  // As the number is all that is seen of it, the name begins with it.
  const name = number === 0 ? said.cover : String(number)
  return `${name}. ${parts.join(', ')}${hasMenu ? `. ${said.pageMenu}` : ''}`
}
