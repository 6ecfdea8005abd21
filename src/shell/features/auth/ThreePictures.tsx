import { clsx } from 'clsx'
import { useState } from 'react'
import { SIGN_IN_PICTURES, type SignInPicture } from '../../../../server/contract/pictures.ts'
import { ApiError } from '../../lib/service/apiError.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { routes } from '../../lib/routes.ts'
import { pictureAddress } from '../../lib/account/signInPictures.ts'
import { pictureNames } from '../../lib/account/text/index.ts'
import { playClick } from '../../lib/sound/sound.ts'
import { DELAYS, useLeaving } from '../../lib/press/useLeaving.ts'
import { FacePicture } from '../face/index.ts'
import { type Child, signInByPictures } from './classTablet.ts'
import { pictureText } from './text/pictures/index.ts'

const PLACES = [0, 1, 2] as const
const TOO_MANY = 429
const WRONG = 401

type Trouble = 'wrong' | 'tooMany' | 'failed'

interface Props {
  readonly child: Child
  /** Called after a sign-in if the child has not chosen a face yet. */
  readonly onFirst: () => void
}

/** The child picks their three pictures out of twelve, in order; the third one starts the sign-in. */
export function ThreePictures({ child, onFirst }: Props) {
  const [language] = useLanguage()
  const said = pictureText[language]
  const { chosen, trouble, isFull, isIn, choose, takeBackTo } = useTries(child, onFirst)
  return (
    <div className="three-pictures" lang={language}>
      <FacePicture className="own-face" avatar={child.avatar} frame={child.frame} />
      <h1>{said.three(child.name)}</h1>
      <ol className={clsx('slots', trouble && 'shaken')} key={trouble}>
        {PLACES.map((place) => (
          <Slot
            key={place}
            place={place}
            picture={chosen[place]}
            canTakeBack={!isFull}
            onTakeBack={() => takeBackTo(place)}
          />
        ))}
      </ol>
      <p className="said" role="status">
        {isIn ? said.welcome : trouble && said[trouble]}
      </p>
      <ul className="twelve">
        {SIGN_IN_PICTURES.map((picture) => (
          <li key={picture}>
            <button type="button" aria-disabled={isFull} onClick={() => choose(picture)}>
              <img
                src={pictureAddress(picture)}
                alt={pictureNames[language][picture]}
                width={96}
                height={96}
                draggable={false}
              />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The chosen pictures and the last error; choosing the third picture sends all three. */
function useTries(child: Child, onFirst: () => void) {
  const [chosen, setChosen] = useState<readonly SignInPicture[]>([])
  const [trouble, setTrouble] = useState<Trouble>()
  const { leavingTo, leave } = useLeaving()
  const isFull = chosen.length === PLACES.length

  async function tryThem(pictures: readonly SignInPicture[]) {
    try {
      await signInByPictures(child, pictures)
      if (child.is_chosen) leave(routes.home, DELAYS.signedIn)
      else onFirst()
    } catch (error) {
      console.warn('The pictures did not sign in', error)
      setTrouble(troubleOf(error))
      setChosen([])
    }
  }
  function choose(picture: SignInPicture) {
    if (isFull) return
    playClick()
    setTrouble(undefined)
    const next = [...chosen, picture]
    setChosen(next)
    if (next.length === PLACES.length) void tryThem(next)
  }
  const takeBackTo = (place: number) => setChosen(chosen.slice(0, place))
  return { chosen, trouble, isFull, isIn: leavingTo !== undefined, choose, takeBackTo }
}

function troubleOf(error: unknown): Trouble {
  const status = error instanceof ApiError ? error.status : undefined
  if (status === TOO_MANY) return 'tooMany'
  return status === WRONG ? 'wrong' : 'failed'
}

interface SlotProps {
  readonly place: number
  readonly picture: SignInPicture | undefined
  readonly canTakeBack: boolean
  readonly onTakeBack: () => void
}

function Slot({ place, picture, canTakeBack, onTakeBack }: SlotProps) {
  const [language] = useLanguage()
  const said = pictureText[language]
  return (
    <li>
      {picture === undefined ? (
        <span className="secret-slot" role="img" aria-label={`${said.slot(place + 1)}: ${said.empty}`} />
      ) : (
        <button
          type="button"
          className="secret-slot"
          aria-label={`${said.slot(place + 1)}: ${pictureNames[language][picture]}. ${said.takeBack}`}
          disabled={!canTakeBack}
          onClick={() => {
            playClick()
            onTakeBack()
          }}
        >
          <img src={pictureAddress(picture)} alt="" width={80} height={80} draggable={false} />
        </button>
      )}
    </li>
  )
}
