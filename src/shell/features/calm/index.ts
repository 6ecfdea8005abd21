export { CalmSwitch } from './CalmSwitch.tsx'
export { calmText } from './text/index.ts'
export { chooseCalm, noteCalm } from './chooseCalm.ts'
