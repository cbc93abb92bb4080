/** Pricing: the three blocks of a price and their payers, for the pages of later areas. */

export { DirectHandling, OutsideBlocks, PayerSums, SectionLines } from './price/payer-parts.tsx'
