/** Remembers the latest values by their keys, at most `most` of them; the one that was asked for longest ago goes first. */
export function memo<Value>(most: number) {
  const values = new Map<string, Value>()
  return {
    /** The value of a key, made where it is not remembered. */
    get(key: string, make: () => Value): Value {
      const value = values.get(key) ?? make()
      values.delete(key)
      values.set(key, value)
      const [first] = values.keys()
      if (values.size > most && first !== undefined) values.delete(first)
      return value
    },
    clear: (): void => values.clear(),
  }
}
