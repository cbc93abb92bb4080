import { z } from 'zod'
import { count, instant } from '../shared/wire-values.ts'
import { spaceSizes } from './box.ts'

/** The cut-offs of a departure: instruction, verified gross mass, cargo, customs release, advance manifest. */
export const departureCutoffKinds = ['SI', 'VGM', 'CARGO', 'CUSTOMS', 'FILING'] as const
export type DepartureCutoffKind = (typeof departureCutoffKinds)[number]

/** A warehouse closes by the booking that it receives, and not by the departure. */
export const cutoffKinds = [...departureCutoffKinds, 'WAREHOUSE'] as const
export type CutoffKind = (typeof cutoffKinds)[number]

/** Fields of the cut-offs of a departure, in the order of the paper's way. */
export const cutoffNames = {
  SI: 'siCutoff',
  VGM: 'vgmCutoff',
  CARGO: 'cargoCutoff',
  CUSTOMS: 'customsCutoff',
  FILING: 'filingCutoff',
} as const satisfies Record<DepartureCutoffKind, string>

export const spaceLine = z
  .object({ containerType: z.enum(spaceSizes), total: count(0, 500), surplus: count(0, 500) })
  .refine((line) => line.surplus <= line.total, { path: ['surplus'], error: 'pricing.surplus-above-total' })

const departureTimes = {
  etd: instant,
  etdZone: z.string(),
  eta: instant,
  etaZone: z.string(),
  siCutoff: instant,
  cargoCutoff: instant,
  customsCutoff: instant,
  /** Only where a port asks for them: the verified gross mass, and the manifest filed ahead. */
  vgmCutoff: instant.optional(),
  filingCutoff: instant.optional(),
  cutoffZone: z.string(),
}

const sailing = {
  carrierCode: z.string().optional(),
  carrierName: z.string().optional(),
  vessel: z.string().optional(),
  serviceCode: z.string().optional(),
}

/** A departure on one day as a reader sees it: times with their zones, cut-offs, space. */
export const departureView = z.object({
  id: z.uuid(),
  departureNo: z.string(),
  operator: z.string().optional(),
  ...sailing,
  originCode: z.string(),
  destinationCode: z.string(),
  entryPortCode: z.string().optional(),
  departsOn: z.iso.date(),
  ...departureTimes,
  spaces: z.array(z.object({ containerType: z.string(), total: z.int(), surplus: z.int() })),
  /** The boxes left as one reads them aloud: 40HQ*12/20GP*4; absent when none are. */
  spaceText: z.string().optional(),
  slotsTotal: z.int(),
  slotsLeft: z.int(),
  isOpen: z.boolean(),
})
export type DepartureView = z.infer<typeof departureView>

export const offeredDeparture = z.object({
  id: z.uuid(),
  departureNo: z.string(),
  operator: z.string().optional(),
  ...sailing,
  originCode: z.string(),
  originName: z.string(),
  destinationCode: z.string(),
  destinationName: z.string(),
  entryPortCode: z.string().optional(),
  entryPortName: z.string().optional(),
  ...departureTimes,
  total: z.record(z.enum(spaceSizes), z.int()),
  surplus: z.record(z.enum(spaceSizes), z.int()),
  totalText: z.string().optional(),
  surplusText: z.string().optional(),
  sample: z.boolean(),
})
export type OfferedDeparture = z.infer<typeof offeredDeparture>

/** A train goes by its number, a sailing by its vessel and voyage. */
export const departureName = <No extends string | undefined>({
  vessel,
  departureNo,
}: {
  vessel?: string | undefined
  departureNo?: No
}): string | No => (vessel && departureNo ? `${vessel} / ${departureNo}` : (departureNo as No))
