/** Cleanup functions of a scene: code that creates something adds its cleanup here. */
export class Disposables {
  private undoes: (() => void)[] = []
  private isDisposed = false

  /** Runs `undo` on disposal; immediately if already disposed (a picture that arrives after its page was left). */
  add(undo: () => void): void {
    if (this.isDisposed) undo()
    else this.undoes.push(undo)
  }

  /** Adds a DOM listener that is removed on disposal. */
  listenTo<Name extends keyof HTMLElementEventMap>(
    element: HTMLElement,
    name: Name,
    handler: (event: HTMLElementEventMap[Name]) => void,
    options?: AddEventListenerOptions,
  ): void {
    element.addEventListener(name, handler, options)
    this.add(() => element.removeEventListener(name, handler, options))
  }

  /** True once `dispose` has been called. */
  get disposed(): boolean {
    return this.isDisposed
  }

  /** Runs the cleanups in reverse order. A second call does nothing, because Phaser emits shutdown, destroy or both. */
  dispose(): void {
    if (this.isDisposed) return
    this.isDisposed = true
    for (const undo of this.undoes.reverse()) undo()
    this.undoes = []
  }
}
