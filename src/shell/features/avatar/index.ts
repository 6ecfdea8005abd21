export { FaceButton } from './FaceButton.tsx'
export { AvatarChooser } from './AvatarChooser.tsx'
export { type FirstVariant, useFirstVariant, useAvatarChooser } from './useAvatarChooser.ts'
