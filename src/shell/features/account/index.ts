export { accountText } from './text/index.ts'
export { DeviceList } from './DeviceList.tsx'
export { usePasswordForm } from './usePasswordForm.ts'
export { useSessions } from './useSessions.ts'
