import type { Language, Local } from '../../language.ts'
import type { StageServices, Utterance } from '../../services.ts'

/** Reports for each line, by its path, that it is audible and that it has ended. */
type Report = (path: string, state: 'started' | 'ended') => void

/** Speaks the lines that outcomes request, one after another; a new request replaces the previous one. */
export class Speech {
  private readonly services: Pick<StageServices, 'say'>
  private readonly report: Report
  private round = 0
  private utterance: Utterance | undefined
  private running: Promise<void> = Promise.resolve()

  constructor(services: Pick<StageServices, 'say'>, report: Report) {
    this.services = services
    this.report = report
  }

  /**
   * Speaks all lines; `done` is called after the last, even if a line failed, but not if another request came first. `heard` is called when the first
   * line that can be heard begins.
   */
  say(lines: readonly Local[], language: Language, done?: () => void, heard?: () => void): void {
    this.round += 1
    this.running = this.run(this.round, lines, language, { done, heard })
  }

  /** Speaks lines after the current ones; another request in the meantime cancels them. */
  sayAfter(lines: readonly Local[], language: Language): void {
    if (lines.length === 0) return
    const { round } = this
    void this.running.then(() => {
      if (round === this.round) this.say(lines, language)
    })
  }

  /** Stops speaking. */
  stop(): void {
    this.round += 1
    this.utterance?.stop()
    this.utterance = undefined
  }

  private async run(
    round: number,
    lines: readonly Local[],
    language: Language,
    { done, heard }: { readonly done?: (() => void) | undefined; readonly heard?: (() => void) | undefined },
  ): Promise<void> {
    for (const line of lines) {
      this.utterance = this.services.say(line[language])
      if (heard) void this.utterance.started.then(heard)
      await this.follow(line[language], this.utterance)
      if (round !== this.round) return
    }
    this.utterance = undefined
    done?.()
  }

  /** Resolves when the line is over; reports nothing if it was never audible. */
  private async follow(path: string, { started, ended }: Utterance): Promise<void> {
    let isHeard = false
    void started.then(() => {
      isHeard = true
      this.report(path, 'started')
    })
    await ended
    if (isHeard) this.report(path, 'ended')
  }
}
