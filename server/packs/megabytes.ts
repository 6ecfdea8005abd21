/** A size in bytes as a teacher reads it: `4.2 MB`. */
export const megabytes = (bytes: number): string => `${Math.round(bytes / 100_000) / 10} MB`
