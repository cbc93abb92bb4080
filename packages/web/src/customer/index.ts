/** Customers: the salesperson field for forms of later areas. */

export { SalespersonField } from './salesperson-field.tsx'
