import { useEffect, useRef } from 'react'
import type { Language } from '../../../game/language.ts'
import { mediaUrl } from '../../../game/media.ts'
import { commonText } from '../../lib/language/text/index.ts'
import { routes } from '../../lib/routes.ts'
import { ControlLink } from '../../ui/controls/Control.tsx'
import { Panel } from '../../ui/screen/Panel.tsx'
import { todayText } from './text/index.ts'

/** The end of the path: evening, Kiko asleep. No score and no "one more". */
export function Enough({ language, name }: { readonly language: Language; readonly name: string | undefined }) {
  const words = todayText[language]
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <section className="enough" lang={language}>
      <Panel border="hutan">
        <img src={mediaUrl('/img/ui/kiko-sleep.webp')} alt="" draggable={false} />
        <h1 ref={title} tabIndex={-1}>
          {words.enough}
        </h1>
        <p>{name === undefined ? words.asleep : words.asleepOf(name)}</p>
        <div className="ways">
          <ControlLink to={routes.books} control="library" word={words.books} icon="library" theme="cream" />
          <ControlLink to={routes.home} control="home" word={commonText[language].home} icon="home" theme="amber" />
        </div>
      </Panel>
    </section>
  )
}
