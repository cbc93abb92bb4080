/** Warehouse: the receipts of part loads, and the containers into which they are consolidated. */
export { warehouseRoutesWith } from './warehouse-routes.ts'
