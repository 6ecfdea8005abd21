import type { Language } from '../../../game/language.ts'
import { faceText } from './text/index.ts'

/** What a screen reader says of a face: `boy with a peci`. */
export function faceName(avatar: string, language: Language): string {
  const [kind, number] = avatar.split('-')
  const { children, pets } = faceText[language]
  return (kind === 'pet' ? pets : children)[Number(number) - 1] ?? avatar
}
