import { WordDropScene } from '../../../game/scene/wordDropScene.ts'

/** The page's words in their tray. */
export default class DragDropWordScene extends WordDropScene {}
