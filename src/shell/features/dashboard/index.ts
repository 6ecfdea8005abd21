export { useDashboardLanguage } from './dashboardLanguage.ts'
