import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useLanguage } from '../../lib/language/language.ts'
import { commonText } from '../../lib/language/text/index.ts'
import { routes } from '../../lib/routes.ts'
import { Bar } from '../../ui/screen/Bar.tsx'
import { Control, ControlLink } from '../../ui/controls/Control.tsx'
import { LanguageButton } from '../../ui/controls/LanguageButton.tsx'
import { GrownUpsLink } from '../../ui/gate/GrownUpsLink.tsx'
import { LoadingOverlay } from '../../ui/screen/LoadingOverlay.tsx'
import { Notice } from '../../ui/screen/Notice.tsx'
import { Screen } from '../../ui/screen/Screen.tsx'
import { ClassCodeScreen } from './ClassCodeScreen.tsx'
import { type Child, type Faces, fetchFaces, isLeftOut, knowsClass } from './classTablet.ts'
import { FaceChooser } from './FaceChooser.tsx'
import { FaceGrid } from './FaceGrid.tsx'
import './pictures.css'
import { pictureText } from './text/pictures/index.ts'
import { ThreePictures } from './ThreePictures.tsx'
import { WaitingTablet } from './WaitingTablet.tsx'

type State =
  | { readonly step: 'code' | 'loading' | 'failed' }
  | { readonly step: 'faces'; readonly faces: Faces; readonly child?: Child; readonly isIn?: boolean }

/** Sign-in for children who cannot read yet. The tablet is linked to a class once by a code; the child picks their face and three pictures. */
export function PictureSignInPage() {
  const [language] = useLanguage()
  const said = pictureText[language]
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const code = query.get('code') ?? ''
  // A code in the address takes precedence over the class that the tablet already knows.
  const [wasKnown] = useState(() => code === '' && knowsClass())
  const { state, setState, again } = useClassOnTablet(wasKnown)
  if (state.step === 'code') {
    return <ClassCodeScreen code={code} onOpen={(faces) => setState({ step: 'faces', faces })} />
  }
  const child = state.step === 'faces' ? state.child : undefined
  const back =
    state.step === 'faces' && state.isIn ? undefined : state.step === 'faces' && child ? (
      <Control
        word={said.otherFace}
        icon="back"
        theme="cream"
        onClick={() => setState({ step: 'faces', faces: state.faces })}
      />
    ) : (
      <ControlLink to={routes.login} control="back" word={commonText[language].back} icon="back" theme="cream" />
    )
  return (
    <Screen world="village" title={said.title} left={back} right={<LanguageButton />}>
      {state.step === 'loading' && <LoadingOverlay />}
      {state.step === 'failed' && <NoFaces onAgain={again} />}
      {state.step === 'faces' && state.faces.waiting_number !== null && (
        <WaitingTablet
          group={state.faces.group_name}
          number={state.faces.waiting_number}
          onAnswer={(faces) => setState({ step: 'faces', faces })}
          onLeave={() => setState({ step: 'code' })}
        />
      )}
      {state.step === 'faces' && state.faces.waiting_number === null && !child && (
        <FaceGrid
          faces={state.faces}
          onChoose={(chosen) => setState({ ...state, child: chosen })}
          onLeave={() => setState({ step: 'code' })}
        />
      )}
      {child && state.step === 'faces' && !state.isIn && (
        <ThreePictures key={child.id} child={child} onFirst={() => setState({ ...state, isIn: true })} />
      )}
      {child && state.step === 'faces' && state.isIn && (
        <FaceChooser child={child} learners={state.faces.learners} onDone={() => void navigate(routes.home)} />
      )}
    </Screen>
  )
}

/** The service cannot be reached: try again, or, for grown-ups, carry this tablet's work as a file. */
function NoFaces({ onAgain }: { readonly onAgain: () => void }) {
  const [language] = useLanguage()
  const said = pictureText[language]
  return (
    <Notice kiko="peek">
      <p lang={language}>{said.failed}</p>
      <Bar icon="again" onClick={onAgain}>
        {said.again}
      </Bar>
      <GrownUpsLink className="link" to={routes.unsent}>
        {said.unsent}
      </GrownUpsLink>
    </Notice>
  )
}

function useClassOnTablet(isKnown: boolean) {
  const [state, setState] = useState<State>({ step: isKnown ? 'loading' : 'code' })
  const [tries, setTries] = useState(isKnown ? 1 : 0)
  useEffect(() => {
    if (tries === 0) return undefined
    let isOver = false
    fetchFaces().then(
      (faces) => !isOver && setState({ step: 'faces', faces }),
      (error: unknown) => {
        console.warn('The faces could not be shown', error)
        if (!isOver) setState({ step: isLeftOut(error) ? 'code' : 'failed' })
      },
    )
    return () => {
      isOver = true
    }
  }, [tries])
  const again = () => {
    setState({ step: 'loading' })
    setTries(tries + 1)
  }
  return { state, setState, again }
}
