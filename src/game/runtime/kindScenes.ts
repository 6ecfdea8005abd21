import type { KindModule, KindScene } from '../kind.ts'
import type { KindRules } from '../rules/kindRules.ts'
import type { StageScene } from './stage.ts'

/** The actual type of a scene: all of them are Phaser scenes (`scene/play/playScene.ts`). */
export type Playable<Config, State> = KindScene<Config, State> & StageScene

/** What a kind is played with. */
interface LoadedScene<Config, State> {
  readonly SceneClass: new () => Playable<Config, State>
  readonly rules: KindRules<Config, State>
}

const loadedScenes = new WeakMap<object, Promise<unknown>>()

/** A kind's scene and rules, imported once: repeating an import costs a frame. */
export function sceneOf<Config, State>(kind: KindModule<string, Config, State>): Promise<LoadedScene<Config, State>> {
  const known = loadedScenes.get(kind)
  // The cached value for a kind is what that kind loaded.
  if (known) return known as Promise<LoadedScene<Config, State>>
  const loading = loadScene(kind)
  loadedScenes.set(kind, loading)
  loading.catch(() => loadedScenes.delete(kind))
  return loading
}

async function loadScene<Config, State>(kind: KindModule<string, Config, State>): Promise<LoadedScene<Config, State>> {
  const [{ default: SceneClass }, rules] = await Promise.all([kind.loadScene(), kind.loadRules()])
  // All scenes are Phaser's (see `Playable`).
  return { SceneClass: SceneClass as LoadedScene<Config, State>['SceneClass'], rules }
}
