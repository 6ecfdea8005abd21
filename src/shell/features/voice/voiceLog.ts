/** Lines in the debug log (SPEC section 9). */
const LINES = 10

/** Log of what was heard, for testers: the last ten lines, in memory only. */
export class VoiceLog {
  lines: readonly string[] = []

  /** Appends a line and drops the oldest if there are too many. */
  add(line: string): void {
    this.lines = [...this.lines, line].slice(-LINES)
  }
}
