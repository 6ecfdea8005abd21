/** A sound that was started in the page. */
export interface Heard {
  /** Path of its file. */
  readonly path: string
  /** When it became audible, ms on the page's clock; Infinity while the audio context is suspended. */
  at: number
}

/** Runs in the page before its own scripts: records in `window.waitsHeard` each sound that starts, with its file. */
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

  // Map the fetched bytes to their file …
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

  // … the decoded buffer to the same file …
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

  // … and record when it starts.
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
