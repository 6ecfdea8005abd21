/** The backend's URL; empty means this origin. Set at build time. */
export const config = {
  /** Base URL of requests. */
  apiUrl: trimmed(import.meta.env.VITE_API_URL),
  /** Base URL of the profile request, which may go to the dashboard's host. */
  dashboardApiUrl: trimmed(import.meta.env.VITE_DASHBOARD_API_URL),
  /** What the menu's Dashboard entry opens. */
  dashboardUrl: trimmed(import.meta.env.VITE_DASHBOARD_URL) || '/dashboard',
} as const

function trimmed(value: unknown): string {
  return typeof value === 'string' ? value.trim().replace(/\/+$/, '') : ''
}
