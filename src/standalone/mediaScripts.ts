import { provideMedia } from '../game/media.ts'

declare global {
  interface Window {
    /** Each script of a picture or sound calls it with the file as a data URL. */
    lumbungMedia?: (path: string, url: string) => void
  }
}

/** Pictures of the interface lie beside the player as files: only elements show them, so no browser minds where they come from. */
const UI = /^\/img\/ui\/([\w@.-]+)$/

/**
 * Brings pictures and sounds in scripts: from a folder that was opened by double click, a page may load scripts, but it may not fetch files, nor draw
 * them with WebGL.
 */
export class MediaScripts {
  private readonly urls = new Map<string, string>()
  private readonly loading = new Map<string, Promise<void>>()
  private readonly scripts: Readonly<Record<string, string>>

  /** `scripts`: the address of each file's script, by the file's path. */
  constructor(scripts: Readonly<Record<string, string>>) {
    this.scripts = scripts
  }

  /** Answers the whole app's requests for media from now on. */
  connect(): void {
    window.lumbungMedia = (path, url) => this.urls.set(path, url)
    provideMedia((path) => this.urlOf(path))
  }

  /** Whether the book has this file. */
  has(path: string): boolean {
    return Object.hasOwn(this.scripts, path)
  }

  /** Loads files, those that the book has. Never rejects: what failed is loaded again when it is wanted again. */
  async load(paths: readonly string[]): Promise<void> {
    await Promise.all(paths.filter((path) => this.has(path)).map((path) => this.loadOne(path)))
  }

  private loadOne(path: string): Promise<void> {
    const known = this.loading.get(path)
    if (known) return known
    const coming = loadScript(this.scripts[path] ?? '').catch((error: unknown) => {
      console.warn(`${path} could not be loaded`, error)
      this.loading.delete(path)
    })
    this.loading.set(path, coming)
    return coming
  }

  private urlOf(path: string): string | undefined {
    const ui = UI.exec(path)?.[1]
    if (ui !== undefined) return `app/ui/${ui}`
    // Sounds have one format each, whichever was asked for. A picture without an AVIF file is a WebP.
    return (
      this.urls.get(path) ??
      this.urls.get(path.replace(/\.(?:webm|mp3)$/, '')) ??
      this.urls.get(path.replace(/\.avif$/, '.webp'))
    )
  }
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.addEventListener('load', () => {
      script.remove()
      resolve()
    })
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error(`${src} is missing`))
    })
    document.head.append(script)
  })
}
