import { useState } from 'react'
import { forgetClass } from '../../lib/device/tabletClass.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { routes } from '../../lib/routes.ts'
import { playClick } from '../../lib/sound/sound.ts'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx'
import { GrownUpsLink } from '../../ui/gate/GrownUpsLink.tsx'
import { Label } from '../../ui/screen/Label.tsx'
import { FacePicture } from '../face/index.ts'
import type { Faces } from './classTablet.ts'
import { pictureText } from './text/pictures/index.ts'

interface Props {
  readonly faces: Faces
  readonly onChoose: (child: Faces['learners'][number]) => void
  /** Called after the tablet has left the class. */
  readonly onLeave: () => void
}

/** The faces of the class; a child presses their own to sign in. */
export function FaceGrid({ faces: { group_name, learners }, onChoose, onLeave }: Props) {
  const [language] = useLanguage()
  const said = pictureText[language]
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Label border="hutan">
        <span lang={language}>{said.who}</span>
      </Label>
      {learners.length === 0 && (
        <p className="panel" lang={language}>
          {said.nobody}
        </p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling list must be reachable */}
      <ul className="faces scroll" tabIndex={0} aria-label={group_name}>
        {learners.map((child) => (
          <li key={child.id}>
            <button
              type="button"
              onClick={() => {
                playClick()
                onChoose(child)
              }}
            >
              <FacePicture avatar={child.avatar} frame={child.frame} />
              <span className="face-name">{child.name}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="class-foot" lang={language}>
        {group_name}{' '}
        <button type="button" className="link" onClick={() => setAsking(true)}>
          {said.otherClass}
        </button>
        <GrownUpsLink className="link" to={routes.unsent}>
          {said.unsent}
        </GrownUpsLink>
      </p>
      <ConfirmDialog
        isOpen={isAsking}
        title={said.otherClass}
        text={said.otherClassAsk}
        confirm={{ label: said.leave, icon: 'door' }}
        cancel={{ label: said.stay, icon: 'check' }}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          forgetClass()
          setAsking(false)
          onLeave()
        }}
      />
    </>
  )
}
