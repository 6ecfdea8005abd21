import { PlayScene } from '../../../game/scene/play/playScene.ts'

/** The cover's picture with its idle motion. */
export default class CoverScene extends PlayScene<object, object> {}
