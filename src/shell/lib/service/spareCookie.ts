/** An unused cookie older than this is fetched again, ms: backends forget what they have given. */
const FRESH_MS = 10 * 60_000

/** One CSRF cookie fetched before it is needed, for one write. */
export class SpareCookie {
  private readonly fetch: () => Promise<void>
  private ahead: { readonly came: Promise<boolean>; readonly at: number } | undefined

  /** `fetch` rejects where the cookie cannot be had. */
  constructor(fetch: () => Promise<void>) {
    this.fetch = fetch
  }

  /** Fetches one where none is there, unused. Never rejects. */
  async prepare(): Promise<void> {
    if (!this.ahead || this.isStale(this.ahead)) {
      const came = this.fetch().then(
        () => true,
        () => false,
      )
      this.ahead = { came, at: Date.now() }
    }
    const mine = this.ahead
    // One that could not be had is no reason not to try again at the press.
    if (!(await mine.came) && this.ahead === mine) this.ahead = undefined
  }

  /** A cookie for one write: the one fetched ahead, or a new one. Rejects where it cannot be had. */
  async take(): Promise<void> {
    const mine = this.ahead
    this.ahead = undefined
    if (mine && !this.isStale(mine) && (await mine.came)) return
    await this.fetch()
  }

  /** The backend did not take what was fetched. */
  forget(): void {
    this.ahead = undefined
  }

  private isStale({ at }: { readonly at: number }): boolean {
    const age = Date.now() - at
    return age < 0 || age > FRESH_MS
  }
}
