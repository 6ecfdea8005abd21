import {
  checkPack,
  type Pack,
  PACK_LIMITS,
  type PackCheck,
  type PackFault,
  type PackLimits,
  type PackParts,
  type PackReport,
} from '../../src/content/pack/index.ts'
import { withComposedPages } from './kit/composedPages.ts'
import { memorySource, type PackSource, readParts } from './source.ts'
import { openZip } from './zip.ts'

/** A pack that was opened and found sound. `media` reads one of its files; `close` must be called at the end. */
export interface OpenPack extends Pack {
  /** What is not as it should be, but stops nothing. */
  readonly warnings: readonly PackFault[]
  /** Media of the pack by path, with type, size and duration. */
  readonly files: PackParts['media']
  /** Bytes of a medium. Rejects if the pack has no such file or the disk fails. */
  media(path: string): Promise<Uint8Array>
  close(): void
}

/** A pack was refused: all its faults, with sentences. */
export class PackError extends Error {
  readonly faults: readonly PackFault[]

  constructor(faults: readonly PackFault[]) {
    super(faults[0]?.message.en ?? 'The pack was refused.')
    this.faults = faults
  }
}

const limitsOf = (options: PackCheck): PackLimits => ({ ...PACK_LIMITS, ...options.limits })

/** Checks a file that says that it is a pack, and lists all its faults. Rejects only if the disk fails. Writes nothing. */
export async function readPack(file: string, options: PackCheck = {}): Promise<PackReport> {
  const opened = await openZip(file, limitsOf(options))
  if (!opened.zip) return { faults: opened.faults, warnings: [], pack: undefined }
  const { zip } = opened
  try {
    const names = [...zip.entries.keys()]
    return (await checkSource({ names, read: (name) => zip.read(name) }, options)).report
  } finally {
    zip.close()
  }
}

/** Checks the files of a pack before they are packed. */
export async function checkFiles(files: ReadonlyMap<string, Uint8Array>, options: PackCheck = {}): Promise<PackReport> {
  const source = memorySource(files, limitsOf(options))
  const { report } = await checkSource(source, options)
  const faults = [...source.faults, ...report.faults]
  return { ...report, faults, pack: faults.length === 0 ? report.pack : undefined }
}

/** Opens a pack to read its parts and media. Rejects with `PackError` if it has faults. */
export async function openPack(file: string, options: PackCheck = {}): Promise<OpenPack> {
  const { zip, faults } = await openZip(file, limitsOf(options))
  if (!zip) throw new PackError(faults)
  try {
    const names = [...zip.entries.keys()]
    const { report, media, source } = await checkSource({ names, read: (name) => zip.read(name) }, options)
    if (!report.pack) throw new PackError(report.faults)
    return {
      ...report.pack,
      warnings: report.warnings,
      files: media,
      close: () => zip.close(),
      async media(path) {
        const read = await source.read(path)
        if (!read.bytes) throw new PackError(read.faults)
        return read.bytes
      },
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

/** Checks the files of a pack. `source`: the files with its composed pictures drawn. */
async function checkSource(
  given: PackSource,
  options: PackCheck,
): Promise<{ report: PackReport; media: PackParts['media']; source: PackSource }> {
  const { source, faults: undrawn } = await withComposedPages(given)
  const read = await readParts(source, limitsOf(options))
  const checked = await checkPack(read.parts, options)
  const faults = [...undrawn, ...read.faults, ...checked.faults]
  return {
    report: { faults, warnings: checked.warnings, pack: faults.length === 0 ? checked.pack : undefined },
    media: read.parts.media,
    source,
  }
}
