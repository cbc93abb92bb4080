/** Customer: the companies that book with us, how they are certified, and who serves them. */
export { foundCompany } from './customer-commands.ts'
export { customerDeskRoutes } from './customer-desk-routes.ts'
export { customerRoutes } from './customer-routes.ts'
export type { Customer } from './customer-rules.ts'
export {
  type CustomerTable,
  customersByIds,
  insertCustomer,
  loadCustomer,
  type NewCustomer,
} from './customer-store.ts'
