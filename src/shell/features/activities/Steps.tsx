import type { Language } from '../../../game/language.ts'
import type { ActivityResult } from './flow.ts'
import { mediaUrl } from '../../../game/media.ts'
import { activityText } from './text/index.ts'

interface Props {
  readonly results: ReadonlyMap<number, ActivityResult>
  readonly count: number
  /** Index of the open activity, from 0. */
  readonly index: number
  readonly language: Language
}

/** A star for each activity: passed ones are lit, the current one is ringed. */
export function Steps({ results, count, index, language }: Props) {
  return (
    <div className="steps" role="img" aria-label={activityText[language].step(index + 1, count)}>
      {Array.from({ length: count }, (_, place) => (
        <img
          key={place}
          className={place === index ? 'now' : ''}
          src={mediaUrl(`/img/ui/star-${results.get(place)?.isPassed === true ? 'on' : 'off'}.webp`)}
          alt=""
          draggable={false}
        />
      ))}
    </div>
  )
}
