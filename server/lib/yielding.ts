import { readdirSync, writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

/**
 * Gives this process a low priority, the lowest where none is given: children's saves come first. On Linux a priority belongs to a thread, so each is set; a thread that ends
 * meanwhile, or a system that refuses, changes nothing else.
 */
export function yieldToOthers(priority: number = constants.priority.PRIORITY_LOW): void {
  for (const thread of threads()) {
    try {
      setPriority(thread, priority)
    } catch {
      // The work is done without it.
    }
  }
}

/** If memory runs out, Linux is to end this process and not the service: its work can be done again. Other systems have no such file. */
export function yieldMemory(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '900')
  } catch {
    // The work is done without it.
  }
}

function threads(): number[] {
  try {
    return readdirSync('/proc/self/task').map(Number)
  } catch {
    return [process.pid]
  }
}
