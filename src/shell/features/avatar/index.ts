export { FaceButton } from './FaceButton.tsx'
export { AvatarChooser } from './AvatarChooser.tsx'
export { useFirstVariant, useAvatarChooser } from './useAvatarChooser.ts'
