/** A size as people say it: `2.4 MB`. */
export function sizeOf(bytes: number): string {
  return `${Math.max(0.1, bytes / 1_000_000).toFixed(1)} MB`
}
