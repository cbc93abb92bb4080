/** Customers: who serves them, wherever a form asks for it. */

export { SalespersonField } from './salesperson-field.tsx'
