import { type KindRules, unchanged } from './kindRules.ts'

/** Rules of a picture that is only looked at: no targets, nothing to complete. Its sprites answer touches for joy, which is the scene's matter. */
export const readOnlyRules: KindRules<unknown, object> = {
  start: () => unchanged({}),
  targets: () => [],
  move: (_config, state) => unchanged(state),
  command: (_config, state) => unchanged(state),
  progress: () => ({ done: 0, total: 0 }),
}
