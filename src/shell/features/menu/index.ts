export { useLogout } from './useLogout.ts'
