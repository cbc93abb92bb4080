import { z } from 'zod'
import { count, decimal } from '../shared/wire-values.ts'

export { boxSizes } from '../reference/box-sizes.ts'

/** Sizes whose space a departure counts, in the specification's order. */
export const spaceSizes = ['20GP', '40FR', '40GP', '40HQ', '40RF', '45HQ'] as const
export type SpaceSize = (typeof spaceSizes)[number]

/** C the carrier's container (COC), S the shipper's own (SOC). */
export const boxOwners = ['C', 'S'] as const
export type BoxOwner = (typeof boxOwners)[number]

export const boxColumns = [
  'coc20Gp',
  'coc40Gp',
  'coc40Hq',
  'coc45Hq',
  'coc40Rf',
  'coc40Ot',
  'coc40Fr',
  'soc20Gp',
  'soc40Gp',
  'soc40Hq',
  'soc45Hq',
  'soc40Rf',
  'soc40Ot',
  'soc40Fr',
] as const
export type BoxColumn = (typeof boxColumns)[number]

export function priceColumnOf(owner: BoxOwner, containerType: string): BoxColumn | undefined {
  const size = `${containerType.slice(0, 2)}${containerType.slice(2, 3).toUpperCase()}${containerType.slice(3).toLowerCase()}`
  return boxColumns.find((column) => column === `${owner === 'C' ? 'coc' : 'soc'}${size}`)
}

/** A box of 20 feet takes one place of a departure, any longer one two. */
export const placesOf = (containerType: string): number => (containerType.startsWith('2') ? 1 : 2)

export const boxAsk = z.object({
  containerType: z.string().min(1).max(8),
  containerQty: count().refine((boxes) => boxes >= 1 && boxes <= 500, 'pricing.box-qty-range'),
  containerOwner: z.enum(boxOwners).default('C'),
  containerCargoKg: decimal(9, 3, { least: 'positive' }).optional(),
  /** Place of its own where this box is fetched and given back empty; without one, the place that the question names for all. */
  emptyPickUpPlace: z.string().max(60).optional(),
  emptyReturnPlace: z.string().max(60).optional(),
})
export type BoxAsk = z.infer<typeof boxAsk>
