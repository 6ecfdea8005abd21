import { type KindRules, unchanged } from './kindRules.ts'

/** Rules of a picture without play: no targets, nothing to complete. Its sprites still answer touches; that is up to the scene. */
export const readOnlyRules: KindRules<unknown, object> = {
  start: () => unchanged({}),
  targets: () => [],
  move: (_config, state) => unchanged(state),
  command: (_config, state) => unchanged(state),
  progress: () => ({ done: 0, total: 0 }),
}
