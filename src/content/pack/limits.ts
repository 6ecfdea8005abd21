/** How large a pack may be. Sizes in bytes. */
export interface PackLimits {
  /** Files in the zip, JSON files included. */
  readonly files: number
  /** The zip itself, and the sum of its files unpacked. */
  readonly packBytes: number
  /** One file, unpacked. */
  readonly entryBytes: number
  /** One JSON file, unpacked. */
  readonly jsonBytes: number
  /** How deep lists and objects may lie in one another in a JSON file. */
  readonly jsonDepth: number
  /** Unpacked bytes for each packed byte. */
  readonly ratio: number
  /** Pages without the cover. */
  readonly pages: number
  readonly activities: number
  /** Width × height of a picture. */
  readonly pixels: number
  /** Of an AVIF, whose decoder takes 25 bytes a pixel. */
  readonly avifPixels: number
  /** Of a picture whose size art.json says: it is re-encoded in this size, which takes 40 bytes a pixel. In double size four times as many. */
  readonly artPixels: number
  /** Duration of a sound, ms. */
  readonly soundMs: number
  /** Entries of any list in a page or an activity. */
  readonly list: number
  /** Characters of a title, a name or an instruction; of a paragraph; of any other text. */
  readonly titleChars: number
  readonly paragraphChars: number
  readonly textChars: number
  /** How many faults are listed before the rest is only counted. */
  readonly faults: number
}

/** The limits of a service that sets none of its own. */
export const PACK_LIMITS: PackLimits = {
  files: 1000,
  packBytes: 40_000_000,
  entryBytes: 20_000_000,
  jsonBytes: 2_000_000,
  jsonDepth: 32,
  ratio: 100,
  pages: 60,
  activities: 20,
  pixels: 16_000_000,
  avifPixels: 5_000_000,
  artPixels: 3_000_000,
  soundMs: 180_000,
  list: 100,
  titleChars: 120,
  paragraphChars: 800,
  textChars: 2000,
  faults: 200,
}
