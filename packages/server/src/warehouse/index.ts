/** Warehouse: the receipts of part loads, and the containers into which they are consolidated. */
export { warehouseRoutes } from './warehouse-routes.ts'
