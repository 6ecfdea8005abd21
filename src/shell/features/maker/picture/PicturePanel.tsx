import { memo, useState } from 'react'
import type { PanelProps } from '../panel.ts'
import { itemNamed } from './compose/items.ts'
import { useKit } from './kit/useKit.ts'
import { ItemPanel } from './panel/ItemPanel.tsx'
import type { ItemProps } from './panel/itemProps.ts'
import { KitPanel, type PanelGroup } from './panel/KitPanel.tsx'
import { LookPanel } from './panel/LookPanel.tsx'
import { MotionPanel } from './panel/MotionPanel.tsx'
import { PhotoCard } from './photo/PhotoCard.tsx'
import { usePhotoFlow } from './photo/usePhotoFlow.tsx'
import type { PictureSelection } from './selection.ts'
import { titleOf } from './thingNames.ts'
import { usePictureEdits } from './usePictureEdits.ts'

/** What the panel is given: the editor's props, and what is chosen in the picture. */
export interface PicturePanelProps extends PanelProps {
  readonly selection: PictureSelection
}

/** The picture's tab: the picture box, or what can be done with the chosen thing. */
export const PicturePanel = memo(function PicturePanel(props: PicturePanelProps) {
  const { page, index, language, edit, selection } = props
  const { picture } = page
  const kit = useKit(picture.items.map(({ sprite }) => sprite))
  const edits = usePictureEdits({ page, index, edit, language, kit, selection })
  const [query, setQuery] = useState('')
  const [group, setGroup] = useState<PanelGroup>('people')
  const photo = usePhotoFlow(props)
  const item = itemNamed(picture, selection.chosen)?.item
  if (item && selection.chosen !== undefined) {
    const title = titleOf(item, kit.data)
    return <ChosenItem {...{ name: selection.chosen, item, title, picture, language, kit, edits, selection }} />
  }
  return (
    <>
      <KitPanel
        page={page}
        language={language}
        edits={edits}
        query={query}
        group={group}
        onQuery={setQuery}
        onGroup={(one) => {
          setQuery('')
          setGroup(one)
        }}
        onPhoto={photo.open}
        photo={page.photo ? <PhotoCard {...props} photo={page.photo} /> : null}
      />
      {photo.screen}
    </>
  )
})

function ChosenItem(props: ItemProps) {
  const { mode } = props.selection
  if (mode === 'motion') return <MotionPanel {...props} />
  return mode === 'look' ? <LookPanel {...props} /> : <ItemPanel {...props} />
}
