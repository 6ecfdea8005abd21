import { use, useEffect, useState } from 'react'
import type { Take } from '../draft/schema.ts'
import type { DraftMedia } from '../panel.ts'
import { Tools } from './tools.ts'

/** The sound of a take: its file and the levels of what is heard. `away`: it is on another device; `broken`: this browser cannot read it. */
export type TakeSound =
  | { readonly state: 'loading' | 'away' | 'broken' }
  | { readonly state: 'ready'; readonly sound: Blob; readonly envelope: readonly number[] }

/** Reads the sound of a take from the device. */
export function useTakeSound(media: DraftMedia, take: Take | undefined): TakeSound {
  const { takeEnvelope } = use(Tools)
  const [found, setFound] = useState<{ readonly of: string; readonly is: TakeSound }>()
  const name = take?.media
  const [startMs, ms] = [take?.startMs ?? 0, take?.ms ?? 0]
  useEffect(() => {
    if (name === undefined) return undefined
    let isWanted = true
    const show = (is: TakeSound) => isWanted && setFound({ of: name, is })
    const load = async () => {
      const sound = await media.get(name)
      if (!sound) return show({ state: 'away' })
      show({ state: 'ready', sound, envelope: await takeEnvelope(sound, { startMs, ms }) })
    }
    load().catch(() => show({ state: 'broken' }))
    return () => {
      isWanted = false
    }
  }, [media, name, startMs, ms, takeEnvelope])
  return found && found.of === name ? found.is : { state: 'loading' }
}
