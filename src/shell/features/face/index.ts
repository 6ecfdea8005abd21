export { FaceChoice } from './FaceChoice.tsx'
export { FacePicture } from './FacePicture.tsx'
export { faceText } from './text/index.ts'
export type { ShownFace } from './freeFaces.ts'
