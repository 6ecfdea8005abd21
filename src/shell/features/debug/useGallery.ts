import { type RefObject, useEffect, useState } from 'react'
import { message } from '../../../content/messages.ts'
import { PageChannel, type ToShell } from '../../../game/bridge.ts'
import type { KindDetails, KindModule } from '../../../game/kind.ts'
import type { Layout } from '../../../game/rules/kindRules.ts'
import type { PageHandle, PageSnapshot } from '../../../game/runtime/pageHandle.ts'
import type { StageServices } from '../../../game/services.ts'
import { loadRuntime } from '../../lib/loading/stageRuntime.ts'

/** Silent services: the gallery shows how kinds look and act, not how they sound. Lines end at once, so that nothing waits for them. */
const services: StageServices = {
  say: () => ({ started: Promise.resolve(), ended: Promise.resolve('ended'), stop: () => undefined }),
  effect: () => undefined,
  picture: () => undefined,
  text: (key, params, language) => message(key, params ?? {}, language),
}

/** An example being played. */
export interface Exhibit {
  /** What the stage holds: compared before and after, it shows what a scene leaves behind. */
  life(): object
  readonly channel: PageChannel
  readonly session: PageHandle
}

interface Reported {
  readonly channel: PageChannel | undefined
  readonly list: readonly ToShell[]
}

/** Plays a kind's example in the host; opens again when the kind or the layout changes. */
export function useGallery(host: RefObject<HTMLDivElement | null>, kind: KindModule, layout: Layout) {
  const [exhibit, setExhibit] = useState<Exhibit>()
  const [details, setDetails] = useState<KindDetails>()
  const [snapshot, setSnapshot] = useState<PageSnapshot>()
  const [reported, setTold] = useState<Reported>({ channel: undefined, list: [] })

  useEffect(() => {
    const element = host.current
    if (!element) return undefined
    const channel = new PageChannel()
    let session: PageHandle | undefined
    let isLeft = false
    channel.toShell.listen((entry) =>
      // Another channel's list is of an exhibit that was left.
      setTold((before) => ({ channel, list: before.channel === channel ? [...before.list, entry] : [entry] })),
    )
    void Promise.all([loadRuntime(), kind.loadDetails()]).then(([{ openPage, stageLife }, { default: known }]) => {
      if (isLeft) return
      setDetails(known)
      const config = known.example
      const page = { host: element, kind, config, bookId: 0, pageId: kind.type, channel, services, layout, seed: 7 }
      const opened = openPage({ ...page, language: 'en' })
      session = opened
      opened.subscribe(() => setSnapshot(opened.getSnapshot()))
      setExhibit({ channel, session: opened, life: stageLife })
    })
    return () => {
      isLeft = true
      session?.close()
      channel.close()
      setExhibit(undefined)
      setSnapshot(undefined)
    }
  }, [host, kind, layout])

  return { exhibit, snapshot, details, reported: reported.channel === exhibit?.channel ? reported.list : [] }
}
