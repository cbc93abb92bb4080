import { z } from 'zod'
import { type Money, sumsPerCurrency } from '../shared/money.ts'
import { type BlockedCharge, blockOf, type PlaceInChain, terminalHandling } from './charge-blocks.ts'

/** Terms of the sale, Incoterms 2020. */
export const incoterms = ['EXW', 'FCA', 'FAS', 'FOB', 'CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP'] as const
export type Incoterm = (typeof incoterms)[number]

/** The place that a term names: a port, station, airport or terminal, or a place inland such as the seller's premises. */
export const namedPlaces = ['TERMINAL', 'INLAND'] as const
type NamedPlaceKind = (typeof namedPlaces)[number]

/** The payer of a charge; our customer has one of these parts in the sale. */
export const chargePayers = ['SHP', 'CNE', 'THIRD'] as const
export type ChargePayer = (typeof chargePayers)[number]

/** The collector of what the other side of the sale pays: our agent over there, or we. */
export const collectors = ['AGENT', 'US'] as const
export type Collector = (typeof collectors)[number]

export const payerAsk = {
  incoterm: z.enum(incoterms).optional(),
  incotermPlaceKind: z.enum(namedPlaces).optional(),
  paymentTerm: z.enum(['PP', 'CC']).optional(),
  customerRole: z.enum(chargePayers).optional(),
  payerType: z.enum(['OWN', 'OTHER']).optional(),
  thcPayment: z.enum(['T', 'F']).optional(),
}
export type PayerAsk = z.infer<z.ZodObject<typeof payerAsk>>

export type PayerTerms = {
  [Name in keyof PayerAsk]?: PayerAsk[Name] | null | undefined
} & {
  direction?: 'E' | 'I' | 'NM' | null | undefined
  /** The customer's setting: under FCA the shipper pays the terminal at origin all the same, as is usual in China. */
  fcaTerminalByShipper?: boolean | undefined
  /** The freight has the handling at destination in it. */
  isLinerOut?: boolean | undefined
}

/** S the seller, who ships; B the buyer, to whom it is consigned. */
type SaleSide = 'S' | 'B'
const sidedBlocks = [
  'originHaulage',
  'originTerminal',
  'exportClearance',
  'freight',
  'destinationTerminal',
  'onCarriage',
  'importClearance',
] as const
type SidedBlock = (typeof sidedBlocks)[number]

type TermOfSale = Readonly<Record<SidedBlock, SaleSide>> & {
  /** The seller's cover and its part of the value where the seller has to insure. */
  duty?: Readonly<{ cover: 'C' | 'A'; percent: 110 }>
  /** The seller pays the terminal at destination as far as the freight has its handling in it. */
  isLinerOutBySeller?: true
}

/** The payers of the blocks in their order, such as S S S B B B B. */
const sides = (letters: string): TermOfSale =>
  Object.fromEntries(letters.split(' ').map((side, index) => [sidedBlocks[index], side])) as Record<
    SidedBlock,
    SaleSide
  >

const liner = { isLinerOutBySeller: true } as const

const atEitherPlace = (row: TermOfSale): Readonly<Record<NamedPlaceKind, TermOfSale>> => ({
  TERMINAL: row,
  INLAND: row,
})
const coverOf = (cover: 'C' | 'A') => ({ duty: { cover, percent: 110 } }) as const

/** Incoterms 2020 by block, in the order of `sidedBlocks`: at destination the terminal comes first. */
// biome-ignore format: a table
const payersByTerm: Readonly<Record<Incoterm, Readonly<Record<NamedPlaceKind, TermOfSale>>>> = {
  EXW: atEitherPlace(sides('B B B B B B B')),
  FCA: { INLAND: sides('B B S B B B B'), TERMINAL: sides('S B S B B B B') },
  FAS: atEitherPlace(sides('S S S B B B B')),
  FOB: atEitherPlace(sides('S S S B B B B')),
  CFR: atEitherPlace({ ...sides('S S S S B B B'), ...liner }),
  CIF: atEitherPlace({ ...sides('S S S S B B B'), ...liner, ...coverOf('C') }),
  CPT: { TERMINAL: { ...sides('S S S S B B B'), ...liner }, INLAND: sides('S S S S S S B') },
  CIP: { TERMINAL: { ...sides('S S S S B B B'), ...liner, ...coverOf('A') }, INLAND: { ...sides('S S S S S S B'), ...coverOf('A') } },
  DAP: { TERMINAL: sides('S S S S B B B'), INLAND: sides('S S S S S S B') },
  DPU: atEitherPlace(sides('S S S S S S B')),
  DDP: atEitherPlace(sides('S S S S S S S')),
}

/** Without a term of sale the payment term decides; inside one country one side pays all. */
const payersByPayment = {
  PP: { abroad: sides('S S S S B B B'), domestic: sides('S S S S S S S') },
  CC: { abroad: sides('S S S B B B B'), domestic: sides('B B B B B B B') },
} as const

/** Terms that name a place on which their payers depend. */
export const placeMatters = (incoterm: string | null | undefined): boolean =>
  ['FCA', 'CPT', 'CIP', 'DAP'].includes(incoterm ?? '')

/** The named place until somebody states it: at the origin for FCA, else at the destination. */
export const namedPlaceBy = (
  incoterm: string | null | undefined,
  { fromDoor, toDoor }: { fromDoor: boolean; toDoor: boolean },
): NamedPlaceKind => ((incoterm === 'FCA' ? fromDoor : toDoor) ? 'INLAND' : 'TERMINAL')

const isIncoterm = (term: string | null | undefined): term is Incoterm => incoterms.some((one) => one === term)

function sidesBy({ incoterm, incotermPlaceKind, paymentTerm, direction }: PayerTerms): TermOfSale {
  if (direction !== 'NM' && isIncoterm(incoterm)) return payersByTerm[incoterm][incotermPlaceKind ?? 'TERMINAL']
  return payersByPayment[paymentTerm ?? 'PP'][direction === 'NM' ? 'domestic' : 'abroad']
}

function sideOf(block: SidedBlock, terms: PayerTerms): SaleSide {
  const byTerm = sidesBy(terms)
  if (block === 'originTerminal' && terms.incoterm === 'FCA' && terms.direction !== 'NM' && terms.fcaTerminalByShipper)
    return 'S'
  if (block === 'destinationTerminal' && byTerm.isLinerOutBySeller && terms.isLinerOut) return 'S'
  return byTerm[block]
}

/** Freight is prepaid where the seller pays it, else collected. */
export const paymentTermOf = (incoterm: string | null | undefined): 'PP' | 'CC' | undefined =>
  isIncoterm(incoterm) ? (payersByTerm[incoterm].TERMINAL.freight === 'S' ? 'PP' : 'CC') : undefined

/** Our customer's part in the sale; exports are shipped by it and imports consigned to it unless the booking says otherwise. */
const roleBy = ({ customerRole, direction }: PayerTerms): ChargePayer =>
  customerRole ?? (direction === 'I' ? 'CNE' : 'SHP')

/** A third party takes over the charges of the side that pays the freight, which is what it buys of us. */
const ownSide = (terms: PayerTerms): SaleSide => {
  const role = roleBy(terms)
  return role === 'THIRD' ? sideOf('freight', terms) : role === 'SHP' ? 'S' : 'B'
}

/** The payer of our bill: our customer in its part, or the third party that pays in its place. */
export const ownPayerBy = (terms: PayerTerms): ChargePayer => (terms.payerType === 'OTHER' ? 'THIRD' : roleBy(terms))

/** The payer of a charge by the terms of the sale: insurance and our own fees are paid by whoever asked us for them. */
export function payerOf(charge: BlockedCharge, terms: PayerTerms, place?: PlaceInChain): ChargePayer {
  const block = blockOf(charge, place)
  if (block === 'byRequest' || block === 'insurance') return ownPayerBy(terms)
  const side = block === 'buyer' ? 'B' : sideOf(block, terms)
  if (side === ownSide(terms)) return ownPayerBy(terms)
  return side === 'S' ? 'SHP' : 'CNE'
}

/** Handling at a terminal that our customer bears and pays there itself: it is no charge of ours. */
export const isPaidToTerminal = (charge: BlockedCharge, terms: PayerTerms, place?: PlaceInChain): boolean =>
  terms.thcPayment === 'F' &&
  terminalHandling.includes(charge.chargeCode) &&
  payerOf(charge, terms, place) === ownPayerBy(terms)

/** The insurance that a term obliges the seller to take out: Institute Cargo Clauses and the part of the value. */
export const insuranceDuty = (terms: PayerTerms): TermOfSale['duty'] => sidesBy(terms).duty

/** True where our customer sells on a term that obliges it to insure. */
export const hasToInsure = (terms: PayerTerms): boolean => insuranceDuty(terms) !== undefined && roleBy(terms) === 'SHP'

export type PayerSum = Money & { payer: ChargePayer }

/** Sums by payer and currency, in the order in which the payers appear; a line without a payer is our customer's. */
export const sumsByPayer = (
  lines: readonly (Money & { payer?: ChargePayer | null | undefined })[],
  defaultPayer: ChargePayer,
): PayerSum[] =>
  [...Map.groupBy(lines, ({ payer }) => payer ?? defaultPayer)].flatMap(([payer, paidLines]) =>
    sumsPerCurrency(paidLines).map((sum) => ({ ...sum, payer })),
  )

export const payerSum = z.object({ payer: z.enum(chargePayers), currency: z.string(), amount: z.string() })
