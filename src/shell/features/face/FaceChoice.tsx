import './faceChoice.css'
import { clsx } from 'clsx'
import type { Language } from '../../../game/language.ts'
import { FacePicture } from './FacePicture.tsx'
import { faceName } from './faceName.ts'
import { faceText } from './text/index.ts'
import { freeFaces, freeFrames, type ShownFace } from './freeFaces.ts'

interface Props {
  readonly language: Language
  readonly chosen: ShownFace
  /** What the others of the class have: it is not offered. */
  readonly others: readonly ShownFace[]
  readonly onChoose: (face: ShownFace) => void
}

/** All free faces, and below them the free frames of the one that is chosen. Real radio buttons: arrow keys and screen readers know them. */
export function FaceChoice({ language, chosen, others, onChoose }: Props) {
  const words = faceText[language]
  const radio = (group: string, name: string, face: ShownFace, isChosen: boolean) => (
    <label key={`${face.avatar} ${face.frame}`} className={clsx('face-option', group)}>
      <input type="radio" name={`face-${group}`} checked={isChosen} aria-label={name} onChange={() => onChoose(face)} />
      <FacePicture avatar={face.avatar} frame={face.frame} />
    </label>
  )
  return (
    <>
      <div className="face-options" role="radiogroup" aria-label={words.faces}>
        {freeFaces(others, chosen.frame).map((face) =>
          radio('of-faces', faceName(face.avatar, language), face, face.avatar === chosen.avatar),
        )}
      </div>
      <div className="frame-options" role="radiogroup" aria-label={words.frames}>
        {freeFrames(chosen.avatar, others).map((frame) =>
          radio('of-frames', words.frame[frame], { avatar: chosen.avatar, frame }, frame === chosen.frame),
        )}
      </div>
    </>
  )
}
