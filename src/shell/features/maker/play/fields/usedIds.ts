/** The ids of what a field was filled with; one thing is a list of one. */
export function usedIds(filled: unknown): string[] {
  const list: readonly unknown[] = Array.isArray(filled) ? filled : filled === undefined ? [] : [filled]
  return list.flatMap((entry) => {
    const id: unknown = Object(entry)['id']
    return typeof id === 'string' ? [id] : []
  })
}
