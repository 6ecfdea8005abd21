import { memo, useMemo, useRef } from 'react'
import { altOf, type KitData } from '../../../../content/kit/index.ts'
import type { PanelProps } from '../panel.ts'
import { pictureText } from '../text/picture/index.ts'
import { type Kit, useKit } from './kit/useKit.ts'
import { ArrangementSheet } from './panel/ArrangementSheet.tsx'
import { DescriptionSheet } from './panel/DescriptionSheet.tsx'
import { StageButtons } from './panel/StageButtons.tsx'
import { usePhoto } from './photo/usePhoto.ts'
import type { PictureSelection } from './selection.ts'
import { Frame } from './stage/Frame.tsx'
import { Land } from './stage/Land.tsx'
import { type Light, StageItem } from './stage/StageItem.tsx'
import { useComposing } from './stage/useComposing.ts'
import { useStageScale } from './stage/useStageScale.ts'
import { counted, thingsOf, wordsOf } from './thingNames.ts'
import { type PictureEdits, USUAL_GROUND, usePictureEdits } from './usePictureEdits.ts'

/** What the stage is given: the panel's props, and what is chosen. */
export interface PictureStageProps extends PanelProps {
  readonly selection: PictureSelection
  /** In the picture's tab; elsewhere the picture is only looked at. */
  readonly isEditable: boolean
}

/**
 * The picture of a page, 16 : 10, as wide as its place: it is composed here, and seen in all tabs. Its buttons and sheets come with it: put it into the
 * editor's `.pic`. Rendered again only with what it shows: the editor is rendered each time a draft was stored.
 */
export const PictureStage = memo(function PictureStage(props: PictureStageProps) {
  const { page, index, language, edit, selection, isEditable } = props
  const kit = useKit(page.picture.items.map(({ sprite }) => sprite))
  const edits = usePictureEdits({ page, index, edit, language, kit, selection })
  return (
    <>
      <Stage {...props} kit={kit} edits={edits} />
      {isEditable && (
        <>
          <span className="visually-hidden" role="status">
            {selection.said}
          </span>
          <StageButtons page={page} language={language} selection={selection} edits={edits} />
          <ArrangementSheet page={page} language={language} selection={selection} edits={edits} kit={kit} />
          <DescriptionSheet {...props} kit={kit} />
        </>
      )}
    </>
  )
})

/** The picture itself. A thing that is moved renders this alone: buttons and sheets would take longer than a frame on a cheap phone. */
function Stage(props: PictureStageProps & { readonly kit: Kit; readonly edits: PictureEdits }) {
  const { page, index, language, selection, isEditable, openPage, kit, edits } = props
  const { picture } = page
  const text = pictureText[language]
  const stage = useRef<HTMLDivElement>(null)
  const composing = useComposing({
    stage,
    items: useMemo(() => thingsOf(picture), [picture]),
    sprites: kit.data?.sprites,
    ground: groundOf(picture, kit.data),
    edits,
    selection,
    text,
    isEditable,
    onSwipe: (by) => openPage(index + by),
  })
  return (
    <div
      ref={stage}
      className={isEditable ? 'stage composing' : 'stage'}
      role={isEditable ? 'group' : 'img'}
      aria-label={labelOf(props, kit)}
      tabIndex={isEditable ? -1 : undefined}
      data-mode={isEditable ? selection.mode : undefined}
      data-ready={kit.data !== undefined}
      {...composing.handlers}
    >
      <Behind {...{ page, language }} media={props.media} places={kit.data?.places} />
      <Things {...props} things={composing.things} kit={kit} stage={stage} />
      <Land picture={picture} places={kit.data?.places} part="front" />
      {composing.frame && selection.mode === 'arrange' && <Frame lying={composing.frame} labels={text.corner} />}
      {isEditable && (
        // Always there: to lay it out at each key that moves a thing would cost a frame.
        <span className="calm" data-shown={composing.isMoving} aria-hidden="true">
          {text.keepFree}
        </span>
      )}
      {kit.isFailed && <KitFailed kit={kit} text={text} />}
    </div>
  )
}

/** Where feet are set down, 0–1 of the height. */
function groundOf({ photo, place }: PanelProps['page']['picture'], kit: KitData | undefined): number {
  const known = photo ? undefined : kit?.places.places.find(({ name }) => name === place)
  return known?.ground ?? USUAL_GROUND
}

/** While it is composed: how much there is in it; elsewhere what it shows. */
function labelOf({ page, index, language, isEditable }: PictureStageProps, { data }: Kit): string {
  const text = pictureText[language]
  const name = index === 0 ? text.cover : text.page(index)
  if (!isEditable) return page.alt[language] ?? (data ? altOf(page.picture, language, data) : name)
  const { things, people } = counted(page.picture, data)
  return text.pictureOf(name, things, people)
}

/** The photo, or the place with its weather. */
const Behind = memo(function Behind({
  page,
  media,
  language,
  places,
}: Pick<PictureStageProps, 'page' | 'media' | 'language'> & { readonly places: KitData['places'] | undefined }) {
  const photo = usePhoto(page.photo, media)
  return (
    <>
      {page.picture.photo && photo?.url && <img className="background" src={photo.url} alt="" draggable={false} />}
      {page.picture.photo && photo?.url === null && <p className="elsewhere">{pictureText[language].photoElsewhere}</p>}
      <Land picture={page.picture} places={places} part="back" />
    </>
  )
})

interface ThingsProps extends PictureStageProps {
  readonly things: ReturnType<typeof thingsOf>
  readonly kit: Kit
  readonly stage: React.RefObject<HTMLDivElement | null>
}

function Things({ page, language, selection, isEditable, things, kit, stage }: ThingsProps) {
  const scale = useStageScale(stage)
  const { place, time, weather, photo, items } = page.picture
  const light = useMemo<Light>(() => ({ place, time, weather, photo }), [place, time, weather, photo])
  const { data } = kit
  // Not while a finger moves one of them: forty names take longer than one thing.
  const labels = useMemo(
    () => items.map((item, i) => pictureText[language].thing(wordsOf(item, data, language), i + 1, items.length)),
    [items, data, language],
  )
  if (!data) return null
  return things.map(({ name, item }, i) => (
    <StageItem
      key={name}
      name={name}
      item={item}
      light={light}
      sprites={data.sprites}
      scale={scale}
      label={isEditable ? labels[i] : undefined}
      isChosen={isEditable && selection.chosen === name}
      isFresh={selection.fresh === name}
    />
  ))
}

function KitFailed({ kit, text }: { readonly kit: Kit; readonly text: (typeof pictureText)['en'] }) {
  return (
    <p className="elsewhere" role="alert">
      {text.kitFailed}{' '}
      <button type="button" className="button" onClick={kit.again}>
        {text.again}
      </button>
    </p>
  )
}
