/** Loads this document again. A module of its own, since tests cannot replace `window.location`. */
export function reloadPage(): void {
  window.location.reload()
}
