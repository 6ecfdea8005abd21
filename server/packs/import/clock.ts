const UNITS: Readonly<Record<string, number>> = { h: 3_600_000, min: 60_000, s: 1000, ms: 1, '': 1000 }

/** A clock value of SMIL (`0:01:02.5`, `62.5s`, `900ms`, `12`) in ms; undefined where it is none. */
export function clockMs(text: string): number | undefined {
  const parts = /^(?:(\d+):)?(\d{1,2}):(\d{1,2}(?:\.\d+)?)$/.exec(text.trim())
  if (parts) {
    const [, hours = '0', minutes = '0', seconds = '0'] = parts
    return Math.round((Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000)
  }
  const [, count, unit = ''] = /^(\d+(?:\.\d+)?)(h|min|s|ms)?$/.exec(text.trim()) ?? []
  return count === undefined ? undefined : Math.round(Number(count) * (UNITS[unit] ?? 1000))
}
