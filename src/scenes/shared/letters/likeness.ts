/** Letters that children take for each other: turned or mirrored shapes, one stroke more or less, or nearly the same sound. */
const GROUPS = [
  'bdpqg',
  'mnw',
  'nhu',
  'uvw',
  'vy',
  'iljt',
  'ceo',
  'ao',
  'ft',
  'ef',
  'cg',
  'ckq',
  'sz',
  'kx',
  'pr',
  'td',
  'ei',
] as const

/** Whether two letters are easily taken for each other, in capitals or small ones. A letter is not like itself. */
export function areAlike(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()]
  return a.length === 1 && b.length === 1 && a !== b && GROUPS.some((group) => group.includes(a) && group.includes(b))
}
