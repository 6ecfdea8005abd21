import { AVATARS, FRAMES, type Frame } from '../../../../server/contract/pictures.ts'

/** A face with its frame, as the class shows it. */
export interface ShownFace {
  readonly avatar: string
  readonly frame: string
}

/** The frames in which nobody else has this face. */
export function freeFrames(avatar: string, others: readonly ShownFace[]): Frame[] {
  return FRAMES.filter((frame) => !others.some((other) => other.avatar === avatar && other.frame === frame))
}

/** The faces of children that are free, each in a frame that is: the one that is worn, where it goes with the face. */
export function freeFaces(others: readonly ShownFace[], worn: string): { avatar: string; frame: Frame }[] {
  return AVATARS.flatMap((avatar, index) => {
    const free = freeFrames(avatar, others)
    // Neighbours in different frames: what is offered looks as different as it is.
    const frame = free.find((one) => one === worn) ?? free[index % free.length]
    return frame === undefined ? [] : [{ avatar, frame }]
  })
}
