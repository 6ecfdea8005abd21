import { memo } from 'react'
import type { Language } from '../../../game/language.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { readerWords } from './readerWords.ts'

/** Phones held upright are asked to turn; shown by the style sheet alone. */
export const TurnPhone = memo(({ language }: { readonly language: Language }) => {
  return (
    <div className="turn world world-village" lang={language}>
      <img src="/img/ui/kiko-sit.webp" alt="" width={170} loading="lazy" draggable={false} />
      <Panel hem="cabai">
        <span className="turn-pic" aria-hidden>
          <i />
          <Icon name="again" />
          <i />
        </span>
        <p>{readerWords[language].turnPhone}</p>
      </Panel>
    </div>
  )
})
