import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react'
import type { Page } from '../../../../content/index.ts'
import type { Language } from '../../../../game/language.ts'
import { afterCriticalPath } from '../../../lib/loading/criticalPath.ts'
import type { ReadingMode } from '../../../lib/language/readingMode.ts'
import { takeFirstVoice } from '../../../../firstPage/index.ts'
import type { BookMedia } from '../../../lib/books/bookMedia.ts'
import { Narration, type NarrationState, type ReadingEnd } from './narration.ts'
import { scriptOf } from '../page/pageScript.ts'
import type { PageText } from '../page/pageText.ts'

/** Delay of the voice after a page turn, ms. */
const BREATH_MS = 400

interface Options {
  readonly page: Page
  readonly text: PageText
  readonly language: Language
  readonly mode: ReadingMode
  readonly media: BookMedia | undefined
  /** A dialog is open: the voice pauses together with the scene. */
  readonly isPaused: boolean
  /** Whether the child is already playing; the voice then does not start by itself. */
  readonly isPlayed: () => boolean
  readonly onOver: (end: ReadingEnd) => void
}

/** How a page is read aloud. */
export interface PageVoice {
  /** Undefined until the book's sound is loaded. */
  readonly narration: Narration | undefined
  readonly state: NarrationState
}

/** The voice of the open page: starts by itself unless the child reads alone, and stops with the page. */
export function useNarration({ page, text, language, mode, media, isPaused, isPlayed, onOver }: Options): PageVoice {
  const narration = useMemo(() => media && new Narration(media.audio.voice), [media])
  const emitEnd = useEffectEvent(onOver)
  const begin = useEffectEvent((pageId: string) => {
    if (pageId !== page.id) return
    if (mode === 'alone' || isPlayed()) onOver('stopped')
    else narration?.read()
  })
  const goOn = useEffectEvent((pageId: string) => {
    const saying = takeFirstVoice(pageId, language)
    if (saying) narration?.join(saying)
    return saying !== undefined
  })
  useEffect(() => narration?.onOver((end) => emitEnd(end)), [narration])
  useEffect(() => narration?.setMode(mode), [narration, mode])
  useEffect(() => {
    if (media) narration?.setScript(scriptOf(page, language, text, media))
  }, [narration, media, page, language, text])
  const pageId = page.id
  useEffect(() => {
    if (!narration) return undefined
    if (goOn(pageId)) return () => narration.stop()
    let timer: ReturnType<typeof setTimeout> | undefined
    // A page opened by its URL has had no touch yet, and browsers play no sound before one.
    const forget = afterCriticalPath(() => {
      timer = setTimeout(() => begin(pageId), BREATH_MS)
    })
    return () => {
      forget()
      clearTimeout(timer)
      narration.stop()
    }
  }, [narration, pageId])
  useEffect(() => {
    if (!isPaused || !media) return undefined
    media.audio.voice.hold('page')
    return () => media.audio.voice.release('page')
  }, [media, isPaused])
  // Only the text follows the spoken word (`TextPanel`).
  const state = useSyncExternalStore(narration?.subscribe ?? noListening, () => stateOf(narration))
  return { narration, state }
}

/** A line that is about to be heard counts as heard: the controls are the same, and nothing is rendered when it begins. */
function stateOf(narration: Narration | undefined): NarrationState {
  const { state } = narration?.getSnapshot() ?? { state: 'silent' }
  return state === 'waiting' ? 'speaking' : state
}

const noListening = () => () => undefined
