import { WordDropScene } from '../../shared/words/wordDropScene.ts'

/** The page's words in their tray. */
export default class DragDropWordScene extends WordDropScene {}
