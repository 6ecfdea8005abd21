import { submitActivity } from './activitiesApi.ts'

/** A submitted result. Compared by identity, so that two runs with the same outcome stay distinct. */
interface Result {
  readonly isPassed: boolean
}

/** Submits the results of a visit. Rejected ones are sent again before the points are calculated. */
export class Submissions {
  private readonly latest = new Map<number, Result>()
  private readonly refused = new Map<number, Result>()
  private underWay: Promise<unknown> = Promise.resolve()

  /** Submits a result; it replaces earlier results of the same activity. */
  add(activityId: number, result: Result): void {
    this.latest.set(activityId, result)
    this.underWay = Promise.all([this.underWay, this.send(activityId, result)])
  }

  /** Waits for pending submissions and resends rejected ones. Returns whether every result is now stored or queued. */
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
