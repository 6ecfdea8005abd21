export { Findings } from './Findings.tsx'
export { TryScreen } from './TryScreen.tsx'
