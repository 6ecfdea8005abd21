import { useState } from 'react'
import type { Language } from '../../../../../game/language.ts'
import type { Photo } from '../../draft/schema.ts'
import type { DraftMedia } from '../../panel.ts'
import { type View, WHOLE } from './crop.ts'
import { CropStep } from './CropStep.tsx'
import type { Cover } from './drawPhoto.ts'
import { type OpenPhoto, turnedPhoto } from './openPhoto.ts'
import { WhoStep } from './WhoStep.tsx'

interface Props {
  readonly photo: OpenPhoto
  readonly media: Pick<DraftMedia, 'put'>
  readonly language: Language
  /** The next page has nothing yet: its photo can be taken at once. */
  readonly hasNext: boolean
  readonly onCancel: () => void
  readonly onUse: (photo: Photo, isNext: boolean) => void
}

/** A photo on its way into the page: which part of it, then who is in it. */
export function PhotoScreen({ photo: first, media, language, hasNext, onCancel, onUse }: Props) {
  const [photo, setPhoto] = useState(first)
  const [view, setView] = useState<View>(WHOLE)
  const [light, setLight] = useState(1)
  const [covers, setCovers] = useState<readonly Cover[]>([])
  const [isWho, setWho] = useState(false)
  // Another part, or another way up: flowers would cover other places than the faces.
  const look = (next: View) => {
    setView(next)
    setCovers([])
  }
  if (isWho)
    return (
      <WhoStep
        photo={photo}
        use={{ view, light, covers }}
        onCovers={setCovers}
        {...{ media, language, hasNext, onUse }}
        onBack={() => setWho(false)}
      />
    )
  return (
    <CropStep
      {...{ photo, view, light, language, onCancel }}
      onView={look}
      onLight={setLight}
      onTurn={() => {
        setPhoto(turnedPhoto(photo))
        look(WHOLE)
      }}
      onNext={() => setWho(true)}
    />
  )
}
