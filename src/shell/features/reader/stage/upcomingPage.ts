import type { Language } from '../../../../game/language.ts'
import type { PreparedPage } from '../../../../game/runtime/preparedPage.ts'
import { loadRuntime } from '../../../lib/loading/stageRuntime.ts'
import type { OpenTask } from '../page/pageTask.ts'

/** The page that Next leads to: built on the stage while the save is answered, then opened, or dropped where the save is refused. */
export class UpcomingPage {
  private task: OpenTask | undefined
  private built: PreparedPage | undefined

  /** Builds a page, in the place of any other. Never rejects: what cannot be built is opened like any page. */
  async prepare(task: OpenTask, language: Language): Promise<void> {
    this.drop()
    const own = { ...task, takePrepared: () => this.take(own) }
    this.task = own
    try {
      const { preparePage } = await loadRuntime()
      if (this.task === own) this.built = preparePage({ ...task, language })
    } catch {
      // Opening it tells why the stage cannot be loaded.
    }
  }

  /** The task with which a page was prepared, until it is opened. */
  taskOf({ id }: { readonly id: string }, variant: string): OpenTask | undefined {
    const { task } = this
    return task?.pageId === id && task.look === variant ? task : undefined
  }

  /** The page that was prepared is not opened. */
  drop(): void {
    this.take(this.task)?.drop()
  }

  private take(task: OpenTask | undefined): PreparedPage | undefined {
    if (this.task !== task) return undefined
    const { built } = this
    this.built = undefined
    this.task = undefined
    return built
  }
}
