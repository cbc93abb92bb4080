/** Warehouse: the receipt of part loads in the page of their work order, and the desk's consolidations. */

export { DeskReceipt } from './desk/desk-receipt.tsx'
export { ReceiptCard } from './receipt-card.tsx'
