export { FaceChoice } from './FaceChoice.tsx'
export { FacePicture } from './FacePicture.tsx'
export { faceWords } from './faceWords.ts'
export type { ShownFace } from './freeFaces.ts'
