/** Warehouse: receipts of part loads for the pages of work orders, and consolidations at the desk. */

export { DeskReceipt } from './desk/desk-receipt.tsx'
export { ReceiptCard } from './receipt-card.tsx'
