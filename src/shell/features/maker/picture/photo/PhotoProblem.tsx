import type { Language } from '../../../../../game/language.ts'
import { photoText } from '../../text/photo/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { PhotoFault } from './openPhoto.ts'

interface Props {
  readonly step: { readonly at: 'denied' | 'opening' } | { readonly at: 'fault'; readonly fault: PhotoFault }
  readonly language: Language
  readonly onCancel: () => void
  readonly onAsk: (from: 'camera' | 'device') => void
}

/** There is no photo yet: it is being opened, the camera is refused, or the file is none. */
export function PhotoProblem({ step, language, onCancel, onAsk }: Props) {
  const text = photoText[language]
  return (
    <>
      <header className="top">
        <button type="button" className="icon-button" aria-label={text.cancel} onClick={onCancel}>
          <Icon name="x" />
        </button>
        <p className="grow form-head">{text.title}</p>
      </header>
      <div className="mid">
        {step.at === 'opening' ? (
          <p role="status" className="lead">
            {text.opening}
          </p>
        ) : (
          <div className="problem" role="alert">
            <Icon name="camera" className="xl" />
            <b className="lead">{step.at === 'fault' ? text.faultTitle : text.deniedTitle}</b>
            <span>{step.at === 'fault' ? text.fault[step.fault] : text.deniedHint}</span>
          </div>
        )}
      </div>
      {step.at !== 'opening' && (
        <div className="bot">
          <button type="button" className="button main big fullw" onClick={() => onAsk('device')}>
            <Icon name="image" />
            {text.choose}
          </button>
          <button type="button" className="button big fullw" onClick={() => onAsk('camera')}>
            {text.cameraAgain}
          </button>
        </div>
      )}
    </>
  )
}
