import type { Language, Local } from './language.ts'
import type { TryFields } from './rules/tryFields.ts'

/** How a message feels; the shell chooses its looks, the scene its motion. */
export type Tone = 'right' | 'wrong' | 'info' | 'done'

/** A text named by its key: the shell has the words (`src/content/messages.ts`). A `Local` parameter is read in the language shown. */
export interface Message {
  readonly key: string
  readonly params?: Readonly<Record<string, string | number | Local>>
}

/** One move that could be right or wrong, for the teacher's view (`try` event). */
export type Tried = Omit<TryFields, 'help'> & { readonly help: HelpLevel }

/** How much the child was helped with a question, of the levels that the rules give. */
export type HelpLevel = Exclude<TryFields['help'], 1>

/** What a scene tells the shell. */
export type ToShell =
  | { readonly type: 'ready' }
  | { readonly type: 'feedback'; readonly tone: Tone; readonly message: Message }
  | { readonly type: 'progress'; readonly done: number; readonly total: number }
  /** A prompt, word or other line of the scene is heard from now on, or is over; `path` is the story's (`/audio/lines/en/x.mp3`). */
  | { readonly type: 'spoken'; readonly path: string; readonly state: 'started' | 'ended' }
  | ({ readonly type: 'tried' } & Tried)
  /** A target was touched: the shell ends the narration, since the child has begun to play. */
  | { readonly type: 'touched'; readonly targetId: string }
  | { readonly type: 'completed'; readonly score: number; readonly total: number; readonly helped: number }
  | { readonly type: 'failed'; readonly reason: FailureReason; readonly detail: string }

/** Why a scene cannot go on. `asset-missing` is told but does not end the scene: a placeholder stands in. */
export type FailureReason = 'asset-missing' | 'scene-threw' | 'no-renderer' | 'bad-content'

/** What the shell tells a scene. */
export type ToGame =
  | { readonly type: 'move'; readonly targetId: string; readonly to?: string }
  | { readonly type: 'reset' | 'shuffle' | 'repeat' | 'next' }
  | { readonly type: 'pause' | 'resume' }
  /** The narration has ended (or there is none): the scene may invite to play, by a pulse or the showing hand. */
  | { readonly type: 'invite' }
  | { readonly type: 'heard'; readonly phrase: string }
  | { readonly type: 'setLanguage'; readonly language: Language }

type Listener<Message> = (message: Message) => void
type OfType<Message extends { type: string }, Type extends Message['type']> = Extract<Message, { type: Type }>

/** One direction of a channel: `send` reaches all listeners; both ways of listening return their undo. */
class Port<Message extends { readonly type: string }> {
  private listeners = new Set<Listener<Message>>()
  private isOpen = true

  /** Delivers to every listener; after closing it does nothing, so a dead page's late message reaches nobody. */
  send(message: Message): void {
    if (!this.isOpen) return
    for (const listener of this.listeners) listener(message)
  }

  /** Hears everything. */
  listen(listener: Listener<Message>): () => void {
    if (!this.isOpen) return () => undefined
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Hears one type of message. */
  on<Type extends Message['type']>(type: Type, listener: Listener<OfType<Message, Type>>): () => void {
    return this.listen((message) => {
      // The union is narrowed by the comparison above; TypeScript cannot follow that through the type parameter.
      if (message.type === type) listener(message as OfType<Message, Type>)
    })
  }

  /** Nothing is delivered from now on. */
  close(): void {
    this.isOpen = false
    this.listeners.clear()
  }
}

/** The channel of one opened page or activity: made when it opens, closed when it is left. */
export class PageChannel {
  readonly toShell = new Port<ToShell>()
  readonly toGame = new Port<ToGame>()

  /** Closes both ports. */
  close(): void {
    this.toShell.close()
    this.toGame.close()
  }
}
