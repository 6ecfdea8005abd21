/** A fault in a book: where (book, page, field), and what. */
export interface Fault {
  readonly where: string
  readonly text: string
}

/** Records a fault unless the first argument is true. */
export type Expect = (isWell: boolean, where: string, text: string) => void

/** Returns the faults that a check reports. */
export function collect(check: (expect: Expect) => void): Fault[] {
  const faults: Fault[] = []
  check((isWell, where, text) => {
    if (!isWell) faults.push({ where, text })
  })
  return faults
}
