export { CalmSwitch } from './CalmSwitch.tsx'
export { calmWords } from './calmWords.ts'
export { chooseCalm, noteCalm } from './chooseCalm.ts'
