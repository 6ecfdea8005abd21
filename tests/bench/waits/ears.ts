/** A sound that was begun, as the page's clock has it. */
export interface Heard {
  /** Where its file came from. */
  readonly path: string
  /** When it was heard, ms; Infinity while the browser lets nothing out. */
  at: number
}

/** Runs in the page before its own scripts: notes in `window.waitsHeard` each sound that begins, and which file it is of. */
export function listen(): void {
  const heard: Heard[] = []
  Reflect.set(window, 'waitsHeard', heard)
  const files = new WeakMap<object, string>()
  const pathOf = (url: string) => (url.startsWith('http') ? new URL(url).pathname : url.slice(0, 40))
  const note = (path: string, at: number) => {
    const sound: Heard = { path, at }
    heard.push(sound)
    return sound
  }

  // The bytes of a file, however they are fetched …
  const { open } = XMLHttpRequest.prototype
  XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, ...given: unknown[]) {
    this.addEventListener('load', () => {
      const body: unknown = this.response
      if (body instanceof ArrayBuffer) files.set(body, pathOf(this.responseURL))
    })
    Reflect.apply(open, this, given)
  }
  const { arrayBuffer } = Response.prototype
  Response.prototype.arrayBuffer = async function (this: Response) {
    const bytes = await arrayBuffer.call(this)
    files.set(bytes, pathOf(this.url))
    return bytes
  }
  const { slice } = ArrayBuffer.prototype
  Reflect.set(ArrayBuffer.prototype, 'slice', function (this: ArrayBuffer, ...given: [number?, number?]) {
    const part = slice.apply(this, given)
    files.set(part, files.get(this) ?? '')
    return part
  })

  // … the sound in them …
  const { decodeAudioData } = BaseAudioContext.prototype
  BaseAudioContext.prototype.decodeAudioData = function (this: BaseAudioContext, bytes, done, failed) {
    const path = files.get(bytes) ?? 'unknown'
    const decoding = decodeAudioData.call(this, bytes).then((sound) => {
      files.set(sound, path)
      done?.(sound)
      return sound
    })
    if (failed) decoding.catch(failed)
    return decoding
  }

  // … and when it begins.
  const { start } = AudioBufferSourceNode.prototype
  AudioBufferSourceNode.prototype.start = function (this: AudioBufferSourceNode, ...given) {
    start.apply(this, given)
    const { context, buffer } = this
    const path = (buffer && files.get(buffer)) ?? 'unknown'
    const waitMs = Math.max(0, (given[0] ?? 0) - context.currentTime) * 1000
    if (context.state === 'running') note(path, performance.now() + waitMs)
    else {
      const sound = note(path, Infinity)
      const opened = () => {
        if (context.state === 'running') sound.at = Math.min(sound.at, performance.now() + waitMs)
      }
      context.addEventListener('statechange', opened)
    }
  }
  const { play } = HTMLMediaElement.prototype
  HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
    this.addEventListener('playing', () => note(pathOf(this.currentSrc), performance.now()), { once: true })
    return play.call(this)
  }
}
