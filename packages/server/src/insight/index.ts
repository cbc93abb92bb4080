/** Insight: reads what every area has done, and is owned by none of them. */
export { verifyChain } from './audit-chain-commands.ts'
export { auditDeskRoutes, sealAudit } from './audit-desk-routes.ts'
export { deskAlarmRoutes } from './desk-alarm-routes.ts'
export { failedWorkDeskRoutes } from './failed-work-desk-routes.ts'
export { menuRoutes } from './menu-routes.ts'
export { insightFollowers, notificationRoutes } from './notification-routes.ts'
export { todoRoutes } from './todo-routes.ts'
export { workbenchRoutes } from './workbench-routes.ts'
