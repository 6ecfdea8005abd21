import { PlayScene } from '../../../game/scene/play/playScene.ts'

/** A plain page's picture: its sprites answer a touch. */
export default class PictureScene extends PlayScene<object, object> {}
