import { useState } from 'react'
import { ApiError } from '../../lib/service/apiError.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { playEffect } from '../../lib/sound/sound.ts'
import { Bar } from '../../ui/screen/Bar.tsx'
import { Panel } from '../../ui/screen/Panel.tsx'
import { type Child, chooseFace, type Faces, fetchFaces } from './classTablet.ts'
import { FaceChoice, FacePicture, faceText, type ShownFace } from '../face/index.ts'

const TAKEN = 409

interface Props {
  readonly child: Child
  readonly learners: Faces['learners']
  /** Called after a face was saved, or if the child skips the choice. */
  readonly onDone: () => void
}

/** Lets a child choose a face that no classmate has; shown after the first sign-in. */
export function FaceChooser({ child, learners, onDone }: Props) {
  const [language] = useLanguage()
  const words = faceText[language]
  const [face, setFace] = useState<ShownFace>(child)
  const [known, setKnown] = useState(learners)
  const [trouble, setTrouble] = useState<'taken' | 'failed'>()
  const [isBusy, setBusy] = useState(false)

  async function save() {
    setBusy(true)
    try {
      await chooseFace(face)
      onDone()
    } catch (error) {
      console.warn('The face was not kept', error)
      const isTaken = error instanceof ApiError && error.status === TAKEN
      setTrouble(isTaken ? 'taken' : 'failed')
      if (isTaken) {
        setFace(child)
        await fetchFaces().then(({ learners: now }) => setKnown(now), console.warn)
      }
      setBusy(false)
    }
  }
  return (
    <Panel border="hutan" className="face-chooser" lang={language}>
      <FacePicture className="face-me" avatar={face.avatar} frame={face.frame} />
      <h1>{words.title}</h1>
      <FaceChoice
        language={language}
        chosen={face}
        others={known.filter(({ id }) => id !== child.id)}
        onChoose={(next) => {
          playEffect('pop')
          setTrouble(undefined)
          setFace(next)
        }}
      />
      <p className="face-said" role="status">
        {trouble && words[trouble]}
      </p>
      <div className="face-done">
        <Bar icon="next" theme="cream" disabled={isBusy} onClick={onDone}>
          {words.later}
        </Bar>
        <Bar icon="check" theme="emerald" isBusy={isBusy} onClick={() => void save()}>
          {words.done}
        </Bar>
      </div>
    </Panel>
  )
}
