/** SPEC section 9. */
const LINES = 10

/** What was heard lately, for testers: the last ten lines. Nothing of it leaves the page. */
export class VoiceLog {
  lines: readonly string[] = []

  /** Adds a line; the oldest goes. */
  add(line: string): void {
    this.lines = [...this.lines, line].slice(-LINES)
  }
}
