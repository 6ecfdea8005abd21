import { message } from '../../../../content/messages.ts'
import { notSaid } from '../../../../game/audio/index.ts'
import type { StageServices, Utterance } from '../../../../game/services.ts'
import { storedReadingMode } from '../../../lib/language/readingMode.ts'
import type { BookMedia } from '../../../lib/books/bookMedia.ts'

/** Services for one opened page. After it is closed it can no longer speak or play effects. */
export interface PageServices extends StageServices {
  /** Opens the services (possibly again, because React may mount twice); the result closes them. */
  open(): () => void
  /** The scene's lines wait until this promise settles, so that an instruction is heard to its end. */
  waitFor(introduction: Promise<unknown>): void
}

/** The stage's services from the shell: sounds from the book's manifest, pictures, and the wording of messages. */
export function makeStageServices({ audio, art, speech }: Pick<BookMedia, 'audio' | 'art' | 'speech'>): PageServices {
  let isOpen = true
  let introduction: Promise<unknown> | undefined
  const say = (path: string) => (isOpen ? audio.voice.say(speech(path), {}, path) : notSaid(path, 'stopped'))
  return {
    open() {
      isOpen = true
      return () => {
        isOpen = false
        audio.voice.stop()
      }
    },
    waitFor(next) {
      introduction = next
      const over = () => {
        if (introduction === next) introduction = undefined
      }
      next.then(over, over)
    },
    say: (path) => (introduction ? sayAfter(introduction, () => say(path)) : say(path)),
    isReadAlone: () => storedReadingMode() === 'alone',
    effect(name, volume) {
      if (isOpen) audio.effects.play(name, volume)
    },
    picture: (id) => art.pages[id],
    text: (key, params, language) => message(key, params ?? {}, language),
  }
}

function sayAfter(introduction: Promise<unknown>, say: () => Utterance): Utterance {
  let isStopped = false
  let line: Utterance | undefined
  let begin: () => void = () => undefined
  const speak = () => {
    if (isStopped) return 'stopped' as const
    line = say()
    void line.started.then(begin)
    return line.ended
  }
  return {
    started: new Promise((resolve) => {
      begin = resolve
    }),
    ended: introduction.then(speak, speak),
    stop() {
      isStopped = true
      line?.stop()
    },
  }
}
