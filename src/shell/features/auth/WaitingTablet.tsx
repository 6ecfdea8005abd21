import { useCallback, useEffect, useState } from 'react'
import { forgetClass } from '../../lib/device/tabletClass.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { notify } from '../../lib/notify.ts'
import { Panel } from '../../ui/screen/Panel.tsx'
import { type Faces, fetchFaces, isLeftOut } from './classTablet.ts'
import { pictureText } from './text/pictures/index.ts'

/** Polling interval for the teacher's approval, ms. */
const ASK_MS = 4000

interface Props {
  readonly group: string
  readonly number: number
  /** Called with the faces of the class once the teacher has approved the tablet. */
  readonly onAnswer: (faces: Faces) => void
  /** The teacher rejected the tablet, or a grown-up wants to enter another code. */
  readonly onLeave: () => void
}

/** Waits for the teacher to approve this tablet. The dashboard shows the same number, so that the teacher approves the right one. */
export function WaitingTablet({ group, number, onAnswer, onLeave }: Props) {
  const [language] = useLanguage()
  const said = pictureText[language]
  const refuse = useCallback(() => {
    notify('error', said.refused)
    onLeave()
  }, [said, onLeave])
  const isAway = useAnswer(onAnswer, refuse)
  return (
    <Panel border="hutan" className="waiting-tablet" lang={language}>
      <p>{group}</p>
      <h1>{said.waitTitle}</h1>
      <p className="tablet-number" role="img" aria-label={said.waitNumber(number)}>
        {number}
      </p>
      <p>{said.waitText}</p>
      <p className="waits" role="status">
        <span className="dot-spin" aria-hidden /> {isAway ? said.waitingAway : said.waiting}
      </p>
      <button
        type="button"
        className="link"
        onClick={() => {
          forgetClass()
          onLeave()
        }}
      >
        {said.waitStop}
      </button>
    </Panel>
  )
}

/** Polls until the tablet is approved or rejected; returns true while the service cannot be reached. */
function useAnswer(onAnswer: (faces: Faces) => void, onRejected: () => void): boolean {
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    let isOver = false
    let isAsking = false
    const ask = async () => {
      isAsking = true
      try {
        const faces = await fetchFaces()
        if (isOver) return
        setAway(false)
        if (faces.waiting_number === null) onAnswer(faces)
      } catch (error) {
        if (isOver) return
        if (isLeftOut(error)) return onRejected()
        console.warn('The class did not answer', error)
        setAway(true)
      } finally {
        isAsking = false
      }
    }
    const timer = setInterval(() => {
      if (!isAsking) void ask()
    }, ASK_MS)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [onAnswer, onRejected])
  return isAway
}
