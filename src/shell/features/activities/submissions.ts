import { submitActivity } from './activitiesApi.ts'

/** How an activity went, as it is submitted; each finish is one of its own. */
interface Result {
  readonly isPassed: boolean
}

/** The results of a visit on their way to the service. What it refuses is not lost: it is sent once more before the points are calculated. */
export class Submissions {
  private readonly latest = new Map<number, Result>()
  private readonly refused = new Map<number, Result>()
  private underWay: Promise<unknown> = Promise.resolve()

  /** Sends how an activity went; a repeated one counts by its latest. */
  add(activityId: number, result: Result): void {
    this.latest.set(activityId, result)
    this.underWay = Promise.all([this.underWay, this.send(activityId, result)])
  }

  /** Waits for what is under way and sends what was refused once more. Has the service taken everything now, or will it get it later? */
  async settle(): Promise<boolean> {
    await this.underWay
    await Promise.all([...this.refused].map(([activityId, result]) => this.send(activityId, result)))
    return this.refused.size === 0
  }

  private async send(activityId: number, result: Result): Promise<void> {
    const isTaken = await submitActivity(activityId, result.isPassed)
    if (this.latest.get(activityId) !== result) return
    if (isTaken) this.refused.delete(activityId)
    else this.refused.set(activityId, result)
  }
}
