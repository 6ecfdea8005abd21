import type { Language, Local } from './language.ts'
import type { TryFields } from './rules/tryFields.ts'

/** The tone of a message: the shell derives its colours from it, the scene its motion. */
export type Tone = 'right' | 'wrong' | 'info' | 'done'

/** A text identified by its key; the shell has the wording (`src/content/messages.ts`). A `Local` parameter is shown in the current language. */
export interface Message {
  readonly key: string
  readonly params?: Readonly<Record<string, string | number | Local>>
}

/** One move that was right or wrong, as the teacher's view needs it (`try` event). */
export type Tried = Omit<TryFields, 'help' | 'heard'> & { readonly help: HelpLevel; readonly heard: boolean }

/** How much help the child had with a question: the levels that the rules use. */
export type HelpLevel = Exclude<TryFields['help'], 1>

/** Messages from a scene to the shell. */
export type ToShell =
  | { readonly type: 'ready' }
  | { readonly type: 'feedback'; readonly tone: Tone; readonly message: Message }
  | { readonly type: 'progress'; readonly done: number; readonly total: number }
  /** A prompt, word or other line of the scene has started or ended; `path` is the path in the content (`/audio/lines/en/x.mp3`). */
  | { readonly type: 'spoken'; readonly path: string; readonly state: 'started' | 'ended' }
  | ({ readonly type: 'tried' } & Tried)
  /** A target was touched. The shell stops the narration, because the child has begun to play. */
  | { readonly type: 'touched'; readonly targetId: string }
  /** The character that hides on the page was found, for the first time since it was opened. */
  | { readonly type: 'found' }
  | { readonly type: 'completed'; readonly score: number; readonly total: number; readonly helped: number }
  | { readonly type: 'failed'; readonly reason: FailureReason; readonly detail: string }

/** Why a scene failed. After `asset-missing` the scene goes on with a placeholder. */
export type FailureReason = 'asset-missing' | 'scene-threw' | 'no-renderer' | 'bad-content'

/** Messages from the shell to a scene. */
export type ToGame =
  | { readonly type: 'move'; readonly targetId: string; readonly to?: string }
  | { readonly type: 'reset' | 'shuffle' | 'repeat' | 'next' }
  /** A target is to say itself, without a move. */
  | { readonly type: 'say'; readonly targetId: string }
  /** A sprite of the picture is to answer as if it were touched. */
  | { readonly type: 'touch'; readonly sprite: string }
  | { readonly type: 'pause' | 'resume' }
  /** The narration has ended (or there is none): the scene may now invite the child to play, with a pulse or the showing hand. */
  | { readonly type: 'invite' }
  | { readonly type: 'heard'; readonly phrase: string }
  | { readonly type: 'setLanguage'; readonly language: Language }

type Listener<Message> = (message: Message) => void
type OfType<Message extends { type: string }, Type extends Message['type']> = Extract<Message, { type: Type }>

/** One direction of a channel: `send` reaches all listeners. `listen` and `on` return a function that unsubscribes. */
class Port<Message extends { readonly type: string }> {
  private listeners = new Set<Listener<Message>>()
  private isOpen = true

  /** Delivers to every listener. Does nothing after `close`, so that late messages of a closed page are dropped. */
  send(message: Message): void {
    if (!this.isOpen) return
    for (const listener of this.listeners) listener(message)
  }

  /** Subscribes to all messages. */
  listen(listener: Listener<Message>): () => void {
    if (!this.isOpen) return () => undefined
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Subscribes to messages of one type. */
  on<Type extends Message['type']>(type: Type, listener: Listener<OfType<Message, Type>>): () => void {
    return this.listen((message) => {
      // TypeScript cannot narrow the union by a type parameter, hence the assertion.
      if (message.type === type) listener(message as OfType<Message, Type>)
    })
  }

  /** Removes all listeners; later messages are dropped. */
  close(): void {
    this.isOpen = false
    this.listeners.clear()
  }
}

/** The channel of one opened page or activity: created when it opens, closed when the child leaves it. */
export class PageChannel {
  readonly toShell = new Port<ToShell>()
  readonly toGame = new Port<ToGame>()

  /** Closes both ports. */
  close(): void {
    this.toShell.close()
    this.toGame.close()
  }
}
