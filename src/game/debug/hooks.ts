import type { PageChannel, ToShell } from '../bridge.ts'
import type { FrameFigures } from '../runtime/frames.ts'
import type { PageHandle, SceneReport } from '../runtime/pageHandle.ts'
import type { QualityFigures } from '../runtime/quality.ts'
import { gameSpeed } from '../runtime/speed.ts'
import type { Target } from '../targets.ts'

/** What end-to-end tests read and do (docs/architecture.md). */
export interface StorybookHooks {
  readonly version: 1
  scene(): SceneReport | null
  targets(): Target[]
  events(): ({ readonly at: number } & ToShell)[]
  speed(factor: number): void
  frames(): FrameFigures
  resetFrames(): void
  hear(phrase: string): void
  move(targetId: string, to?: string): void
  quality(): (QualityFigures & { readonly renderer: string; readonly scale: number }) | null
}

/** Measurements of the stage, provided by the runtime once it is loaded. */
export interface StageFigures {
  frames(): FrameFigures
  resetFrames(): void
  quality(): QualityFigures & { readonly renderer: string; readonly scale: number }
}

declare global {
  interface Window {
    __storybook?: StorybookHooks
  }
}

interface OpenPage {
  readonly session: PageHandle
  readonly channel: PageChannel
}

let open: OpenPage | undefined
let figures: StageFigures | undefined
let emitted: { at: number; message: ToShell }[] = []
let readyAt: number | undefined

/** True if the URL has `debug=1` or local storage has `debugHooks` = `1`. Browsers may throw when storage is accessed. */
export function areHooksWanted(search: string, storage: () => Pick<Storage, 'getItem'>): boolean {
  if (new URLSearchParams(search).get('debug') === '1') return true
  try {
    return storage().getItem('debugHooks') === '1'
  } catch {
    return false
  }
}

/** Puts the hooks on `window`, before or after the stage is loaded. Call once, and only if they are wanted. */
export function installHooks(target: Window = window): void {
  target.__storybook = hooks
}

/** Called by the runtime when it is loaded. */
export function giveStageFigures(given: StageFigures): void {
  figures = given
}

/** What the runtime calls while a page is open. */
export interface PageWatch {
  /** Called with every message in the moment the scene emits it: the shell may receive it a frame later. */
  readonly heard: (message: ToShell) => void
  /** The page has been left. */
  readonly stop: () => void
}

/** Called by the runtime for each opened page, before its first message. */
export function watchPage(session: PageHandle, channel: PageChannel): PageWatch {
  open = { session, channel }
  const page = open
  // The previous page's list stays readable until this page is ready (or has failed for good).
  const list: typeof emitted = []
  return {
    heard(message) {
      const now = performance.now()
      list.push({ at: now, message })
      const isTurn = message.type === 'ready' || (message.type === 'failed' && message.reason !== 'asset-missing')
      if (emitted === list || !isTurn) return
      emitted = list
      readyAt = now
    },
    stop() {
      if (open === page) open = undefined
    },
  }
}

const NO_FRAMES: FrameFigures = { count: 0, p50: 0, p95: 0, over50: 0 }

const hooks: StorybookHooks = {
  version: 1,
  scene: () => open?.session.getSnapshot().report ?? null,
  targets: () => open?.session.targets() ?? [],
  events: () => emitted.map(({ at, message }) => ({ at: Math.round(at - (readyAt ?? at)), ...message })),
  speed: (factor) => gameSpeed.set(factor),
  frames: () => figures?.frames() ?? NO_FRAMES,
  resetFrames: () => figures?.resetFrames(),
  hear: (phrase) => open?.channel.toGame.send({ type: 'heard', phrase }),
  move(targetId, to) {
    const ids = new Set((open?.session.targets() ?? []).map(({ id }) => id))
    for (const id of to === undefined ? [targetId] : [targetId, to]) {
      if (!ids.has(id)) throw new Error(`No target '${id}' is shown; there are: ${[...ids].join(', ') || 'none'}`)
    }
    open?.channel.toGame.send(to === undefined ? { type: 'move', targetId } : { type: 'move', targetId, to })
  },
  quality: () => figures?.quality() ?? null,
}
