/** Undoes of everything a scene has made; whoever makes something adds its undo here. */
export class Disposables {
  private undoes: (() => void)[] = []
  private isDisposed = false

  /** Runs at the end; at once where the end has come already (a picture that arrives after its page was left). */
  add(undo: () => void): void {
    if (this.isDisposed) undo()
    else this.undoes.push(undo)
  }

  /** A DOM listener that is removed at the end. */
  listenTo<Name extends keyof HTMLElementEventMap>(
    element: HTMLElement,
    name: Name,
    handler: (event: HTMLElementEventMap[Name]) => void,
    options?: AddEventListenerOptions,
  ): void {
    element.addEventListener(name, handler, options)
    this.add(() => element.removeEventListener(name, handler, options))
  }

  /** True from `dispose` on. */
  get disposed(): boolean {
    return this.isDisposed
  }

  /** Last made, first undone; a second call does nothing, since Phaser tells shutdown, destroy or both. */
  dispose(): void {
    if (this.isDisposed) return
    this.isDisposed = true
    for (const undo of this.undoes.reverse()) undo()
    this.undoes = []
  }
}
