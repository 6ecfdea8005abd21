import { useState } from 'react'
import type { Language } from '../../../../../game/language.ts'
import type { Photo } from '../../draft/schema.ts'
import type { DraftMedia } from '../../panel.ts'
import { photoText } from '../../text/photo/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { CoverStage } from './CoverStage.tsx'
import { type Cover, type PhotoUse, storedPhoto } from './drawPhoto.ts'
import type { OpenPhoto } from './openPhoto.ts'
import { type Answer, Permission } from './Permission.tsx'

interface Props {
  readonly photo: OpenPhoto
  readonly use: PhotoUse
  readonly media: Pick<DraftMedia, 'put'>
  readonly language: Language
  readonly hasNext: boolean
  readonly onCovers: (covers: readonly Cover[]) => void
  readonly onBack: () => void
  readonly onUse: (photo: Photo, isNext: boolean) => void
}

type Trouble = 'answerFirst' | 'coverFirst' | 'full' | 'notStored'

/** Stores the photo as it is now; says what stands against it. */
function useStoring({ photo, use, media, onUse }: Props, people: Answer | undefined) {
  const [trouble, setTrouble] = useState<Trouble>()
  const [isStoring, setStoring] = useState(false)
  const store = async (isNext: boolean) => {
    if (isStoring) return
    if (people === undefined) return setTrouble('answerFirst')
    if (people === 'covered' && use.covers.length === 0) return setTrouble('coverFirst')
    setTrouble(undefined)
    setStoring(true)
    try {
      const { file, size } = await storedPhoto(photo, use)
      const type = file.type === 'image/webp' ? 'image/webp' : 'image/jpeg'
      onUse({ media: await media.put(file), type, ...size, people }, isNext)
    } catch (error) {
      setTrouble(error instanceof Error && error.name === 'StorageFullError' ? 'full' : 'notStored')
      setStoring(false)
    }
  }
  return { store, isStoring, trouble, forgive: () => setTrouble(undefined) }
}

/** Who can be recognised in the photo: faces are covered here, and the permission is asked for; then it is stored. */
export function WhoStep(props: Props) {
  const { photo, use, language, hasNext, onCovers, onBack } = props
  const text = photoText[language]
  const [people, setPeople] = useState<Answer>()
  const [isCovering, setCovering] = useState(false)
  const { store, isStoring, trouble, forgive } = useStoring(props, people)
  const answer = (one: Answer) => {
    setPeople(one)
    forgive()
  }
  return (
    <>
      <header className="top">
        <button type="button" className="icon-button" aria-label={text.back} onClick={onBack}>
          <Icon name="back" />
        </button>
        <p className="grow form-head">{text.whoTitle}</p>
      </header>
      <div className="mid">
        <CoverStage {...{ photo, use, language, isCovering, onCovers }} />
      </div>
      <div className="bot">
        <p className="state good lead">
          <Icon name="good" />
          <span>{text.removed}</span>
        </p>
        <Covering {...{ use, language, isCovering, onCovers }} onCovering={setCovering} />
        <Permission language={language} people={people} label={text.permission} onAnswer={answer} />
        {trouble && (
          <p className="state bad" role="alert">
            <Icon name="bang" />
            {trouble === 'full' || trouble === 'notStored' ? text.fault[trouble] : text[trouble]}
          </p>
        )}
        <p className="small-text">{text.stays}</p>
        <button
          type="button"
          className="button main big fullw"
          aria-disabled={isStoring}
          onClick={() => void store(false)}
        >
          {isStoring ? text.storing : text.use}
        </button>
        {hasNext && !isStoring && (
          <button type="button" className="button big fullw" onClick={() => void store(true)}>
            {text.nextToo}
          </button>
        )}
      </div>
    </>
  )
}

interface CoveringProps extends Pick<Props, 'use' | 'language' | 'onCovers'> {
  readonly isCovering: boolean
  readonly onCovering: (is: boolean) => void
}

/** The switch for covering, and what can be done with the last flower. */
function Covering({ use, language, isCovering, onCovers, onCovering }: CoveringProps) {
  const text = photoText[language]
  const { covers } = use
  const last = covers.at(-1)
  const resize = (by: number) => () =>
    last && onCovers([...covers.slice(0, -1), { ...last, r: Math.min(0.3, Math.max(0.015, last.r * by)) }])
  return (
    <>
      <div className="row">
        <button type="button" className="chip" aria-pressed={isCovering} onClick={() => onCovering(!isCovering)}>
          <Icon name="face" />
          {text.cover}
        </button>
        {last && (
          <>
            <button type="button" className="icon-button framed" aria-label={text.coverLess} onClick={resize(1 / 1.2)}>
              <Icon name="small" />
            </button>
            <button type="button" className="icon-button framed" aria-label={text.coverMore} onClick={resize(1.2)}>
              <Icon name="big" />
            </button>
            <button
              type="button"
              className="icon-button framed"
              aria-label={text.coverBack}
              onClick={() => onCovers(covers.slice(0, -1))}
            >
              <Icon name="undo" />
            </button>
          </>
        )}
        <span className="small-text" role="status">
          {covers.length === 0 ? '' : text.covered(covers.length)}
        </span>
      </div>
      {isCovering && (
        <p className="small-text">
          {text.coverHint} <span className="hidep hides">{text.coverKeys}</span>
        </p>
      )}
    </>
  )
}
