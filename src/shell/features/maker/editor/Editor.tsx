import { type CSSProperties, type FocusEvent, type RefObject, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { OpenDraft } from '../draft/index.ts'
import { RecoverySheet } from '../draft/screens/RecoverySheet.tsx'
import { titleOf } from '../draft/titleOf.ts'
import type { PanelProps } from '../panel.ts'
import { PicturePanel, PictureStage, usePictureSelection } from '../picture/index.ts'
import { PlayPanel } from '../play/index.ts'
import { makerRoutes } from '../routes.ts'
import { editorText } from '../text/editor/index.ts'
import { VoicePanel } from '../voice/index.ts'
import { WordsPanel } from '../words/WordsPanel.tsx'
import { BookDetails } from './BookDetails.tsx'
import { BookMenu } from './BookMenu.tsx'
import type { OpenBookProps } from './openBook.ts'
import { Guide } from './Guide.tsx'
import { StateNotices } from './StateNotices.tsx'
import { PageMenu } from './PageMenu.tsx'
import { pageProgress } from './pageProgress.ts'
import { addPage, nearestPage } from './pageSteps.ts'
import { PageStrip } from './PageStrip.tsx'
import { Tabs } from './Tabs.tsx'
import { TopBar } from './TopBar.tsx'
import { sayField, wantedLine } from './sayField.ts'
import { useKeyboardHeight } from './useKeyboardHeight.ts'
import { useEditorKeys } from './useEditorKeys.ts'
import { useFieldFocus } from './useFieldFocus.ts'
import { type EditorPlace, useEditorPlace } from './useEditorPlace.ts'

/** Which sheet lies over the editor. */
type OpenSheet = 'book' | 'page' | 'details' | undefined

/** The editor: the picture is always in sight, pages and parts beside it, and one panel. The same order in the DOM at every size. */
export function Editor({ open, draft, language }: OpenBookProps) {
  const navigate = useNavigate()
  const place = useEditorPlace(draft.pages.length)
  const [sheet, setSheet] = useState<OpenSheet>()
  const [isTyping, setIsTyping] = useState(false)
  const visible = useKeyboardHeight()
  const index = nearestPage(draft, place.index)
  const page = draft.pages[index] ?? draft.pages[0]
  const said = editorText[language]
  const tryPage = () => void navigate(makerRoutes.tryOut(draft.key, index))
  useEditorKeys({ open, place: { ...place, index }, pages: draft.pages.length, onTry: tryPage })
  const props: PanelProps = {
    draft,
    page,
    index,
    edit: open.edit,
    media: open.media,
    language,
    openPage: place.openPage,
  }
  const noteTyping = ({ target, type }: FocusEvent) =>
    setIsTyping(type === 'focus' && target instanceof HTMLTextAreaElement)
  const title = titleOf(draft.pages[0].words, language) ?? said.noTitle
  return (
    <div
      className={isTyping && visible !== undefined ? 'typing' : undefined}
      style={{ '--visible-height': visible === undefined ? undefined : `${visible}px` } as CSSProperties}
    >
      <div className="editor" onFocus={noteTyping} onBlur={noteTyping}>
        <TopBar {...{ open, draft, language }} onMenu={() => setSheet('book')} onTry={tryPage} />
        <Panels {...props} open={open} place={place} canEdit={open.canEdit} onTry={tryPage} title={title}>
          <PageStrip
            {...{ draft, index, language }}
            media={open.media}
            canEdit={open.canEdit}
            onOpen={place.openPage}
            onMenu={() => setSheet('page')}
            onAdd={() => {
              addPage(open.edit, index)
              place.openPage(index + 1)
            }}
          />
          <Tabs
            tab={place.tab}
            progress={pageProgress(page, draft.languages)}
            language={language}
            onOpen={place.openTab}
          />
        </Panels>
      </div>
      <Sheets {...{ open, draft, language, place, index, sheet }} onSheet={setSheet} />
    </div>
  )
}

interface SheetsProps extends OpenBookProps {
  readonly place: EditorPlace
  readonly index: number
  readonly sheet: OpenSheet
  readonly onSheet: (sheet: OpenSheet) => void
}

/** The sheets over the editor: menus of the book and the page, the book's details, and what was found after a crash. */
function Sheets({ open, draft, language, place, index, sheet, onSheet }: SheetsProps) {
  const close = () => onSheet(undefined)
  return (
    <>
      <RecoverySheet
        open={open}
        language={language}
        onOpenTake={({ pageId }) => {
          open.dismissRecovery()
          place.openPage(
            Math.max(
              0,
              draft.pages.findIndex(({ id }) => id === pageId),
            ),
          )
          place.openTab('voice')
        }}
      />
      <BookMenu
        {...{ open, draft, language }}
        isOpen={sheet === 'book'}
        onClose={close}
        onDetails={() => onSheet('details')}
      />
      <BookDetails {...{ open, draft, language }} isOpen={sheet === 'details'} onClose={close} />
      <PageMenu
        {...{ draft, index, language }}
        edit={open.edit}
        isOpen={sheet === 'page'}
        onClose={close}
        onOpen={place.openPage}
      />
    </>
  )
}

interface PanelsProps extends PanelProps {
  readonly open: OpenDraft
  readonly place: EditorPlace
  readonly canEdit: boolean
  readonly title: string
  readonly onTry: () => void
  /** Pages and tabs, between picture and panel. */
  readonly children: React.ReactNode
}

/** The picture, and the panel of the open part; what is chosen in the picture is theirs. */
function Panels({ open, place, canEdit, title, onTry, children, ...props }: PanelsProps) {
  const { draft, page, index, language } = props
  const said = editorText[language]
  const navigate = useNavigate()
  const selection = usePictureSelection(page.id, place.field === 'alt' ? 'description' : undefined)
  const isPicture = place.tab === 'picture'
  const panel = useRef<HTMLElement>(null)
  return (
    <>
      <section className="pic" aria-label={said.stage}>
        <PictureStage {...props} isEditable={isPicture && canEdit} selection={selection} />
      </section>
      {children}
      <main className="editor-panel" tabIndex={-1} ref={panel}>
        <h1 className="visually-hidden">
          {title}, {said.pageOf(index, draft.pages.length - 1)}
        </h1>
        <Guide {...{ index, language, onTry }} tab={place.tab} onOpen={place.openTab} />
        <StateNotices open={open} draft={draft} language={language} />
        {!canEdit && <p className="banner warn">{said.readOnly}</p>}
        <fieldset className="whole-panel" disabled={!canEdit}>
          {isPicture && <PicturePanel key={page.id} {...props} selection={selection} />}
          {place.tab === 'words' && <WordsPanel key={page.id} {...props} />}
          {place.tab === 'voice' && (
            <VoicePanel key={page.id} {...props} media={open.media} cut={open.cut} wanted={wantedLine(place.field)} />
          )}
          {place.tab === 'play' && (
            <Played
              {...props}
              place={place}
              onTry={onTry}
              onAfter={() => void navigate(makerRoutes.after(draft.key))}
            />
          )}
        </fieldset>
        <FieldFocus key={page.id} panel={panel} field={place.field} />
      </main>
    </>
  )
}

/** Focuses the field of the address on each page that is opened. */
function FieldFocus({
  panel,
  field,
}: {
  readonly panel: RefObject<HTMLElement | null>
  readonly field: string | undefined
}) {
  useFieldFocus(panel, field)
  return null
}

interface PlayedProps extends PanelProps {
  readonly place: EditorPlace
  readonly onTry: () => void
  readonly onAfter: () => void
}

/** The cover has no game. */
function Played({ place, ...props }: PlayedProps) {
  if (props.index === 0) return <p className="small-text">{editorText[props.language].noGameOnCover}</p>
  return <PlayPanel key={props.page.id} {...props} onSay={(line) => place.openTab('voice', sayField(line))} />
}
