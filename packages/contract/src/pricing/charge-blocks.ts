import { z } from 'zod'

/** Parts of a shipment's cost, each of which one party bears by the terms of the sale. */
export const chargeBlocks = [
  'originHaulage',
  'originTerminal',
  'exportClearance',
  'freight',
  'insurance',
  'destinationTerminal',
  'onCarriage',
  'importClearance',
] as const
export type ChargeBlock = (typeof chargeBlocks)[number]

export const priceSections = ['origin', 'freight', 'destination'] as const
export type PriceSection = (typeof priceSections)[number]

export const sectionOfBlock: Readonly<Record<ChargeBlock, PriceSection>> = {
  originHaulage: 'origin',
  originTerminal: 'origin',
  exportClearance: 'origin',
  freight: 'freight',
  insurance: 'freight',
  destinationTerminal: 'destination',
  onCarriage: 'destination',
  importClearance: 'destination',
}

/** Whoever asked for it pays a fee of ours; the buyer files the importer's security data. */
type BlockOfCode = ChargeBlock | 'byRequest' | 'buyer'

const codesOfBlock: Readonly<Record<BlockOfCode, string>> = {
  originHaulage: 'TRKO',
  originTerminal: 'THCO DOC AWB SEAL VGM WEIGH STUF LASH PALLET LCLO SCR TLX AMS ISPS',
  exportClearance: 'CUSEXP',
  freight:
    'RAILF WAGONF OCEANF AIRF ROADF ROADD LTLF LCLF FUEL SEC PSS GAUGE DG OW OOG REEF CTU SOCH BAF ETS FUELEU WAR',
  insurance: 'INS',
  destinationTerminal: 'THCD DO LCLD STRP DROP REPAIR',
  onCarriage: 'TRKD T1',
  importClearance: 'CUSIMP DUTY',
  byRequest: 'CANC AMND AGENCY OTH',
  buyer: 'ISF',
}

const blockOfCode = new Map<string, BlockOfCode>(
  Object.entries(codesOfBlock).flatMap(([block, codes]) =>
    codes.split(' ').map((code) => [code, block as BlockOfCode]),
  ),
)

/** Charges that arise at either end; the first is where they arise unless their line says otherwise. */
const atEitherEnd: Readonly<Record<string, 'origin' | 'destination'>> = {
  STOR: 'destination',
  DEMU: 'destination',
  DETE: 'destination',
  WHS: 'origin',
  WAIT: 'origin',
  INSP: 'origin',
  DOC: 'origin',
  SEAL: 'origin',
  WEIGH: 'origin',
  LASH: 'origin',
  PALLET: 'origin',
  ISPS: 'origin',
}

export type BlockedCharge = {
  chargeCode: string
  /** The end at which a local charge of the tariff falls due. */
  end?: 'origin' | 'destination' | null | undefined
}

/** The place of a leg in its chain; joints between legs are part of the freight. */
export type PlaceInChain = { isFirst: boolean; isLast: boolean }

const onlyPlace: PlaceInChain = { isFirst: true, isLast: true }
const originBlocks: readonly BlockOfCode[] = ['originHaulage', 'originTerminal']
const destinationBlocks: readonly BlockOfCode[] = ['destinationTerminal', 'onCarriage']

/** The block of a charge by its code; a code that the table does not know falls on its end, else on the freight. */
export function blockOf({ chargeCode, end }: BlockedCharge, { isFirst, isLast } = onlyPlace): BlockOfCode {
  const at = end ?? atEitherEnd[chargeCode]
  const byEnd = at === 'destination' ? 'destinationTerminal' : at === 'origin' ? 'originTerminal' : 'freight'
  const block = (chargeCode in atEitherEnd ? undefined : blockOfCode.get(chargeCode)) ?? byEnd
  const isJoint = (!isFirst && originBlocks.includes(block)) || (!isLast && destinationBlocks.includes(block))
  return isJoint ? 'freight' : block
}

/** The block in which a charge is shown: our own fees and the importer's filing stand with the freight. */
export function blockShown(charge: BlockedCharge, place = onlyPlace): ChargeBlock {
  const block = blockOf(charge, place)
  return block === 'byRequest' ? 'freight' : block === 'buyer' ? 'importClearance' : block
}

/** Charges of the terminals at both ends, which a customer may pay there itself. */
export const terminalHandling: readonly string[] = ['THCO', 'THCD']

/** Surcharges that a lane may carry: its tariff says of each of them whether the freight includes it. */
export const laneSurcharges = ['BAF', 'PSS', 'ETS', 'FUELEU', 'ISPS', 'WAR', 'AMS', 'ISF'] as const

/** Reach of the transport and the services asked for, by which a block is carried out by us. */
type ServiceScope = {
  fromDoor: boolean
  toDoor: boolean
  services: readonly string[]
  /** By road the price runs from door to door and passes no terminal. */
  isByRoad?: boolean | undefined
  /** Nothing is cleared inside one country. */
  isDomestic?: boolean | undefined
  serviceTerm?: string | null | undefined
}

/** Sea terms on which the line does not load, or does not discharge. */
const freeIn: readonly string[] = ['FILO']
const freeOut: readonly string[] = ['FO', 'LIFO']

/** Blocks that do not go through us: they are named, and are no charge of nothing. */
export function blocksOutside({ services, serviceTerm, ...scope }: ServiceScope): ChargeBlock[] {
  const isOurs: Partial<Record<ChargeBlock, boolean>> = {
    ...(!scope.isByRoad && {
      originHaulage: scope.fromDoor,
      originTerminal: !freeIn.includes(serviceTerm ?? ''),
      destinationTerminal: !freeOut.includes(serviceTerm ?? ''),
      onCarriage: scope.toDoor,
    }),
    ...(!scope.isDomestic && {
      exportClearance: services.includes('CUSEXP'),
      importClearance: services.includes('CUSIMP'),
    }),
    insurance: services.includes('INS'),
  }
  return chargeBlocks.filter((block) => isOurs[block] === false)
}

/** Handling at a terminal where the line neither loads nor discharges is no charge of its transport. */
export const isHandledByOthers = ({ chargeCode }: BlockedCharge, serviceTerm: string | null | undefined): boolean =>
  (chargeCode === 'THCO' && freeIn.includes(serviceTerm ?? '')) ||
  (chargeCode === 'THCD' && freeOut.includes(serviceTerm ?? ''))

export const chargeBlock = z.enum(chargeBlocks)
