export { PicturePanel } from './PicturePanel.tsx'
export { PictureStage } from './PictureStage.tsx'
export { usePictureSelection } from './selection.ts'
