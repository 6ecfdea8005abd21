import './facePicture.css'
import { clsx } from 'clsx'
import { mediaUrl } from '../../../game/media.ts'

interface Props {
  readonly avatar: string
  /** Around it; none where there is none. */
  readonly frame?: string
  readonly className?: string
}

/** A child's face in its frame; together they are unlike every other of the class. The name stands beside it. */
export function FacePicture({ avatar, frame = '', className }: Props) {
  return (
    <span className={clsx('face-picture', className)}>
      {avatar !== '' && (
        <img src={mediaUrl(`/img/ui/${avatar}.webp`)} width={246} height={246} alt="" draggable={false} />
      )}
      {frame !== '' && (
        <img
          className="face-frame"
          src={mediaUrl(`/img/ui/frame-${frame}.webp`)}
          width={300}
          height={300}
          alt=""
          draggable={false}
        />
      )}
    </span>
  )
}
