import { clsx } from 'clsx'
import type { Level } from '../../../../content/levels/levels.ts'

/** The badge of a level: a star for A, a disc for B, a triangle for C. */
export function LevelBadge({ level }: { readonly level: Level }) {
  return <span className={clsx('level', level === 'A' && 'level-A', level === 'C' && 'level-C')}>{level}</span>
}
