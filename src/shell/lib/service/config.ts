/** Where the backend answers; empty means this origin. Set at build time. */
export const config = {
  /** Base address of the calls. */
  apiUrl: trimmed(import.meta.env.VITE_API_URL),
  /** Base address of the profile call, which may live on the dashboard's host. */
  dashboardApiUrl: trimmed(import.meta.env.VITE_DASHBOARD_API_URL),
  /** What the menu's Dashboard entry opens. */
  dashboardUrl: trimmed(import.meta.env.VITE_DASHBOARD_URL) || '/dashboard',
} as const

function trimmed(value: unknown): string {
  return typeof value === 'string' ? value.trim().replace(/\/+$/, '') : ''
}
