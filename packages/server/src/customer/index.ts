/** Customer: the companies that book with us, their certification, and the salespeople who serve them. */

export { apiKeyRoutes, customerFollowers } from './api-key-routes.ts'
export { askCertification, foundCompany } from './customer-commands.ts'
export { customerMenuCounters, customerToDos } from './customer-queries.ts'
export { customerDeskRoutes, customerRoutes } from './customer-routes.ts'
export { type Customer, checkPapersOpen, companyViewOf } from './customer-rules.ts'
export {
  companyMentions,
  customersByIds,
  customersNamed,
  insertCustomer,
  loadCustomer,
  type NewCustomer,
} from './customer-store.ts'
export { callsAMinute, keyCallerOf } from './key-caller.ts'
export { teamRoutes } from './team-routes.ts'
