/** Pricing: what other pages show of a price: its three blocks, and who pays them. */

export { DirectHandling, OutsideBlocks, PayerSums, SectionLines } from './price/payer-parts.tsx'
