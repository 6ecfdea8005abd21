import type { Language, Local } from '../../language.ts'
import type { StageServices, Utterance } from '../../services.ts'

/** Hears of each line by its path: that sound has come out, and that it is over. */
type Report = (path: string, state: 'started' | 'ended') => void

/** Says the lines that outcomes ask for, one after another; a new request ends the one before it. */
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
      await this.follow(line[language], this.utterance)
      if (round !== this.round) return
    }
    this.utterance = undefined
    done?.()
  }

  /** Until it is over; a line that was never heard is not told of. */
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
