/** Insight: shows what every area has done and hands in, and owns only what it derives from that. */
export { insightDeskRoutes } from './insight-desk-routes.ts'
export { menuRoutesWith } from './menu-routes.ts'
export { sampleProgress, sampleWork } from './sample-progress-queries.ts'
export { todoRoutesWith } from './todo-routes.ts'
export { workbenchRoutes } from './workbench-routes.ts'
