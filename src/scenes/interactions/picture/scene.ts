import { PlayScene } from '../../../game/scene/play/playScene.ts'

/** A plain page's picture: its sprites answer touches. */
export default class PictureScene extends PlayScene<object, object> {}
