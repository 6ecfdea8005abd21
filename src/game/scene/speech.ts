import type { Language, Local } from '../language.ts'
import type { StageServices, Utterance } from '../services.ts'

/** Says the lines that outcomes ask for, one after another; a new request ends the one before it. */
export class Speech {
  private readonly services: Pick<StageServices, 'say'>
  private round = 0
  private utterance: Utterance | undefined
  private running: Promise<void> = Promise.resolve()

  constructor(services: Pick<StageServices, 'say'>) {
    this.services = services
  }

  /** Says all lines in the language; `done` comes after the last, also where one could not be played, but not where another request came first. */
  say(lines: readonly Local[], language: Language, done?: () => void): void {
    this.round += 1
    this.running = this.run(this.round, lines, language, done)
  }

  /** Says lines after all that is being said; another request in the meantime cancels them. */
  sayAfter(lines: readonly Local[], language: Language): void {
    if (lines.length === 0) return
    const { round } = this
    void this.running.then(() => {
      if (round === this.round) this.say(lines, language)
    })
  }

  /** Falls silent. */
  stop(): void {
    this.round += 1
    this.utterance?.stop()
    this.utterance = undefined
  }

  private async run(round: number, lines: readonly Local[], language: Language, done?: () => void): Promise<void> {
    for (const line of lines) {
      this.utterance = this.services.say(line[language])
      await this.utterance.ended
      if (round !== this.round) return
    }
    this.utterance = undefined
    done?.()
  }
}
