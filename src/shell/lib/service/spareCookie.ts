/** Maximum age of an unused cookie, ms: backends expire them. */
const FRESH_MS = 10 * 60_000

/** One CSRF cookie fetched before it is needed, for one write. */
export class SpareCookie {
  private readonly fetch: () => Promise<void>
  private ahead: { readonly came: Promise<boolean>; readonly at: number } | undefined

  /** `fetch` rejects on failure. */
  constructor(fetch: () => Promise<void>) {
    this.fetch = fetch
  }

  /** Fetches a cookie unless there is an unused one. Never rejects. */
  async prepare(): Promise<void> {
    if (!this.ahead || this.isStale(this.ahead)) {
      const came = this.fetch().then(
        () => true,
        () => false,
      )
      this.ahead = { came, at: Date.now() }
    }
    const mine = this.ahead
    // A failure here does not prevent a retry with the write.
    if (!(await mine.came) && this.ahead === mine) this.ahead = undefined
  }

  /** A cookie for one write: the prefetched one or a new one. Rejects on failure. */
  async take(): Promise<void> {
    const mine = this.ahead
    this.ahead = undefined
    if (mine && !this.isStale(mine) && (await mine.came)) return
    await this.fetch()
  }

  /** The backend rejected the prefetched cookie. */
  forget(): void {
    this.ahead = undefined
  }

  private isStale({ at }: { readonly at: number }): boolean {
    const age = Date.now() - at
    return age < 0 || age > FRESH_MS
  }
}
