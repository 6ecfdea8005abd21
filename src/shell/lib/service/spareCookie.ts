/** Maximum age of an unused cookie, ms: backends expire them. */
const FRESH_MS = 10 * 60_000

/** One CSRF cookie fetched before it is needed, for one write. */
export class SpareCookie {
  private readonly fetch: () => Promise<void>
  private spare: { readonly came: Promise<boolean>; readonly at: number } | undefined

  /** `fetch` rejects on failure. */
  constructor(fetch: () => Promise<void>) {
    this.fetch = fetch
  }

  /** Fetches a cookie unless there is an unused one. Never rejects. */
  async prepare(): Promise<void> {
    if (!this.spare || this.isStale(this.spare)) {
      const came = this.fetch().then(
        () => true,
        () => false,
      )
      this.spare = { came, at: Date.now() }
    }
    const mine = this.spare
    // A failure here does not prevent a retry with the write.
    if (!(await mine.came) && this.spare === mine) this.spare = undefined
  }

  /** A cookie for one write: the prefetched one or a new one. Rejects on failure. */
  async take(): Promise<void> {
    const mine = this.spare
    this.spare = undefined
    if (mine && !this.isStale(mine) && (await mine.came)) return
    await this.fetch()
  }

  /** The backend rejected the prefetched cookie. */
  forget(): void {
    this.spare = undefined
  }

  private isStale({ at }: { readonly at: number }): boolean {
    const age = Date.now() - at
    return age < 0 || age > FRESH_MS
  }
}
