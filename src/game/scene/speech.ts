import type { Language, Local } from '../language.ts'
import type { StageServices, Utterance } from '../services.ts'

/** Says the lines that outcomes ask for, one after another; a new request ends the one before it. */
export class Speech {
  private readonly services: Pick<StageServices, 'say'>
  private round = 0
  private utterance: Utterance | undefined

  constructor(services: Pick<StageServices, 'say'>) {
    this.services = services
  }

  /** Says all lines in the language; `done` comes after the last, also where one could not be played, but not where another request came first. */
  async say(lines: readonly Local[], language: Language, done?: () => void): Promise<void> {
    this.round += 1
    const round = this.round
    for (const line of lines) {
      this.utterance = this.services.say(line[language])
      await this.utterance.ended
      if (round !== this.round) return
    }
    this.utterance = undefined
    done?.()
  }

  /** Falls silent. */
  stop(): void {
    this.round += 1
    this.utterance?.stop()
    this.utterance = undefined
  }
}
