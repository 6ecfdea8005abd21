import type { PageTask } from '../scene/pageScene.ts'
import { type Playable, sceneOf } from './kindScenes.ts'
import type { OpenPageOptions } from './pageHandle.ts'
import { sharedStage, type Stage } from './stage.ts'

/** A page that is not on the screen yet. */
export type UnseenPage<Config = unknown, State = unknown> = Omit<OpenPageOptions<Config, State>, 'host' | 'channel'>

/** Hears what a scene says. */
export type SceneListener = Pick<PageTask<unknown, unknown>, 'changed' | 'emit'>

/**
 * The scene of a page, built while another page is shown: a turn has nothing else to do until its save is answered. It is asleep and paused, draws and
 * plays nothing, and hears no finger.
 */
export class PreparedPage<Config = unknown, State = unknown> {
  private readonly page: UnseenPage<Config, State>
  private readonly stage = sharedStage()
  private scene: { readonly key: string; readonly played: Playable<Config, State>; readonly scale: number } | undefined
  private listener: SceneListener | undefined
  /** Something went wrong: it is opened as if it were not prepared, so that this is reported as ever. */
  private hasFailed = false
  private isOver = false

  constructor(page: UnseenPage<Config, State>) {
    this.page = page
    if (this.stage) void this.build(this.stage)
  }

  /** Hands the scene over, if it can be shown as it is: then `listener` hears it, and whoever takes it removes it. Otherwise it is dropped. */
  take(
    { language }: Pick<UnseenPage, 'language'>,
    listener: SceneListener,
  ): { readonly key: string; readonly scene: Playable<Config, State> } | undefined {
    const { scene, stage } = this
    const isFit = scene?.scale === stage?.scale && language === this.page.language
    if (!scene || !isFit || this.hasFailed || this.isOver || stage !== sharedStage()) {
      this.drop()
      return undefined
    }
    this.isOver = true
    this.listener = listener
    return { key: scene.key, scene: scene.played }
  }

  /** Removes it, unless it was taken. */
  drop(): void {
    if (this.isOver) return
    this.isOver = true
    // A stage that was replaced has gone with all its scenes.
    if (this.scene && this.stage === sharedStage()) this.stage?.remove(this.scene.key, this.scene.played)
  }

  private async build(stage: Stage): Promise<void> {
    const { page } = this
    try {
      const { SceneClass, rules } = await sceneOf(page.kind)
      if (this.isOver) return
      const key = stage.newKey()
      const played = new SceneClass()
      const task: PageTask<Config, State> = {
        key,
        page: { ...page, rules },
        stage,
        isUnseen: true,
        changed: () => this.listener?.changed(),
        emit: (message) => {
          if (this.listener) this.listener.emit(message)
          else this.hasFailed = true
        },
      }
      if (stage.prepare(key, played, task)) this.scene = { key, played, scale: stage.scale }
    } catch {
      this.hasFailed = true
    }
  }
}
