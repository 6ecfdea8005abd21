import { BROWSERS, type DeviceKind, SYSTEMS } from '../contract/sessions.ts'

type Browser = DeviceKind['browser']
type System = DeviceKind['system']

// The first that fits: many browsers call themselves Chrome and Safari too.
const OF_BROWSER: readonly (readonly [RegExp, Browser])[] = [
  [/\bEdg(e|A|iOS)?\//, 'edge'],
  [/\bSamsungBrowser\//, 'samsung'],
  [/\b(OPR|OPT|Opera)\//, 'opera'],
  [/\b(Firefox|FxiOS)\//, 'firefox'],
  [/\b(Chrome|Chromium|CriOS)\//, 'chrome'],
  [/\bSafari\//, 'safari'],
]
const OF_SYSTEM: readonly (readonly [RegExp, System])[] = [
  [/\biPad\b/, 'ipad'],
  [/\biPhone\b/, 'iphone'],
  [/\bAndroid\b/, 'android'],
  [/\bCrOS\b/, 'chromeos'],
  [/\bWindows\b/, 'windows'],
  [/\bMacintosh\b/, 'mac'],
  [/\bLinux\b/, 'linux'],
]

/** Browser and system out of a `User-Agent`; nothing else of it is kept. An iPad that asks for desktop pages is taken for a Mac. */
export function deviceKindOf(userAgent = ''): DeviceKind {
  const first = <Name>(table: readonly (readonly [RegExp, Name])[]) =>
    table.find(([pattern]) => pattern.test(userAgent))?.[1]
  return { browser: first(OF_BROWSER) ?? 'other', system: first(OF_SYSTEM) ?? 'other' }
}

/** As the database keeps it: `chrome android`. */
export const packDevice = ({ browser, system }: DeviceKind): string => `${browser} ${system}`

/** Out of what `packDevice` made; null for nothing, or for what this version does not know. */
export function unpackDevice(packed: string | null): DeviceKind | null {
  const [one, other] = packed?.split(' ') ?? []
  const browser = BROWSERS.find((name) => name === one)
  const system = SYSTEMS.find((name) => name === other)
  return browser && system ? { browser, system } : null
}
