import type { Page } from 'playwright'

/** A page of the book, with what identifies it in the browser. */
export interface Leaf {
  /** Counted from 0. */
  readonly index: number
  readonly id: string
  /** Regular expression for the URL of its picture. */
  readonly picture: string
  /** Regular expression for the path of its narration. */
  readonly voice: string
}

/** A book player, ours or a peer's, with a common interface. */
export interface Player {
  readonly name: 'ours' | 'bloom'
  /** The port of its service. */
  readonly port: number
  readonly leaves: readonly Leaf[]
  /** CSS selectors of the Next and Previous controls. */
  readonly next: string
  readonly prev: string
  /** The URL path that opens this page directly. */
  address(leaf: Leaf): string
  /** Prepares the browser before the visit, for example with a sign-in. */
  prepare(page: Page): Promise<void>
  /** Stops its service. */
  stop(): Promise<void>
}
