import type { Page } from 'playwright'

/** A page of the book, as it is known by in the browser. */
export interface Leaf {
  /** Counted from 0. */
  readonly index: number
  readonly id: string
  /** Matches the address of its picture. */
  readonly picture: string
  /** Matches the path of its narration. */
  readonly voice: string
}

/** What reads a book to a child: ours, or a peer's. All are asked the same. */
export interface Player {
  readonly name: 'ours' | 'bloom'
  /** The port of its service. */
  readonly port: number
  readonly leaves: readonly Leaf[]
  /** The controls that lead on and back, as selectors. */
  readonly next: string
  readonly prev: string
  /** The path that opens a page by itself. */
  address(leaf: Leaf): string
  /** Puts into the browser what it has before the visit: who is signed in. */
  prepare(page: Page): Promise<void>
  /** Ends its service. */
  stop(): Promise<void>
}
