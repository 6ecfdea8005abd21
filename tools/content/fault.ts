/** Something in a book that is not as it should be: where (book, page, field), and what. */
export interface Fault {
  readonly where: string
  readonly text: string
}

/** Notes a fault unless all is well. */
export type Expect = (isWell: boolean, where: string, text: string) => void

/** Collects the faults that a check finds. */
export function collect(check: (expect: Expect) => void): Fault[] {
  const faults: Fault[] = []
  check((isWell, where, text) => {
    if (!isWell) faults.push({ where, text })
  })
  return faults
}
