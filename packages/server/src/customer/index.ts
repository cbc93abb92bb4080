/** Customer: the companies that book with us, how they are certified, and who serves them. */
export {
  type Customer,
  type CustomerTable,
  customersByIds,
  insertCustomer,
  loadCustomer,
  type NewCustomer,
} from './customer-store.ts'
