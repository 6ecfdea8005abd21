import { PlayScene } from '../../../game/scene/play/playScene.ts'

/** The cover's picture, alive. */
export default class CoverScene extends PlayScene<object, object> {}
