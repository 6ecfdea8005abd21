export { makerRoutes } from './routes.ts'
