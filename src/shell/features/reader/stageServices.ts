import { message } from '../../../content/messages.ts'
import { notSaid } from '../../../game/audio/index.ts'
import type { StageServices } from '../../../game/services.ts'
import type { BookMedia } from './bookMedia.ts'

/** Services for one opened page. After `close` nothing more is said or played for it: a dead page has no voice. */
export interface PageServices extends StageServices {
  /** Opens for use (again: React may mount twice); the undo closes. */
  open(): () => void
}

/** What the stage gets from the shell: sounds from the book's manifest, its pictures, and the words of messages. */
export function makeStageServices({ audio, art, speech }: Pick<BookMedia, 'audio' | 'art' | 'speech'>): PageServices {
  let isOpen = true
  return {
    open() {
      isOpen = true
      return () => {
        isOpen = false
        audio.voice.stop()
      }
    },
    say: (path) => (isOpen ? audio.voice.say(speech(path), {}, path) : notSaid(path, 'stopped')),
    effect(name, volume) {
      if (isOpen) audio.effects.play(name, volume)
    },
    picture: (id) => art.pages[id],
    text: (key, params, language) => message(key, params ?? {}, language),
  }
}
