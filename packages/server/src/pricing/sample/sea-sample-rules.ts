import { priceColumnOf } from '@landbridge/contract/pricing/box'
import type { Surcharge, TariffTerms } from '@landbridge/contract/pricing/tariff-terms'
import { europeanUnion } from '@landbridge/contract/reference/tax-numbers'
import { modes } from '@landbridge/contract/shared/modes'
import type { PriceLanes, SeaLaneRow } from '@landbridge/reference-data/price-lanes'
import { voyageNo, weekOf } from '../departure/modes/service-rules.ts'
import { drawnFor, type SampleLine, sampleSurcharges } from './sample-rules.ts'
import { serviceOfLane } from './sea-sample-services.ts'

type WayKm = (originCode: string, viaCodes: readonly string[], destinationCode: string) => number

/** The lines of the sample tariff of sea: the first two carriers of each lane, each with a vessel a week. */
export function seaSamples(lanes: PriceLanes, kmOf: WayKm): SampleLine[] {
  const general = sampleSurcharges(lanes.surcharges, modes.sea.code)
  return lanes.sea.flatMap((row) => {
    const charges = [...localCharges(row, lanes), ...general]
    const distanceKm = Math.round(kmOf(row.PortlCd, row.TransPortCds, row.PortdCd))
    return row.Carriers.slice(0, 2).map((carrierCode, index) =>
      sampleLine(row, { carrierCode, at: index, charges, distanceKm }),
    )
  })
}

type OwnSailing = { carrierCode: string; at: number; charges: Surcharge[]; distanceKm: number }

function sampleLine(row: SeaLaneRow, { carrierCode, at, charges, distanceKm }: OwnSailing): SampleLine {
  const id = at === 0 ? row.Id : `${row.Id}-${at + 1}`
  const service = serviceOf(row, carrierCode)
  const weekday = row.Weekdays[Math.floor(drawnFor(service) * row.Weekdays.length)] ?? 1
  const cutoffHours = {
    si: row.SiCutoffH,
    vgm: row.VgmCutoffH,
    cargo: row.CyCutoffH,
    customs: row.CusCutoffH,
    ...(isFiledAhead(row) && { filing: row.SiCutoffH }),
  }
  const dearer = at === 0 ? 0 : Math.round((drawnFor(id) - 0.3) * 20) / 100
  return {
    id,
    mode: modes.sea,
    originCode: row.PortlCd,
    destinationCode: row.PortdCd,
    viaCodes: row.TransPortCds,
    currency: row.CurrCd,
    weekdays: [weekday],
    transitDays: row.TransitDays,
    cutoffHours,
    terms: (share = 0) => sampleTerms(row, { carrierCode, charges, distanceKm, weekday, share: share + dearer }),
    departureOn: (day) => ({
      carrierCode,
      serviceCode: serviceOfLane(carrierCode, row.PortlCd, row.PortdCd) ?? service,
      ...vesselOn(service, day, row.Direction === 'I' ? 'E' : 'W'),
    }),
    space,
  }
}

const space = {
  '20GP': { Total: 12 },
  '40GP': { Total: 8 },
  '40HQ': { Total: 24 },
  '45HQ': { Total: 2 },
  '40RF': { Total: 2 },
}

/** Manifests are filed ahead where the lane is charged for it. */
const isFiledAhead = ({ LocalCharges }: SeaLaneRow): boolean => LocalCharges.Origin.includes('AMS')

/** Lanes of one line from one port into one country sail with the same weekly service. */
const serviceOf = ({ PortlCd, PortdCd }: SeaLaneRow, carrierCode: string): string =>
  `${carrierCode.slice(0, 2)}${PortlCd.slice(2, 3)}${PortdCd.slice(0, 2)}`

/** Invented names, so that nobody takes a sample for a vessel that sails. */
export const vesselNames = [
  'Jade Meridian',
  'Northern Lantern',
  'Silver Crane',
  'Pearl Horizon',
  'Amber Tide',
  'Harbour Willow',
  'Eastern Compass',
  'Coral Bridge',
  'Golden Heron',
  'Blue Magnolia',
  'Morning Ferry',
  'Distant Shore',
] as const

/** The vessels of a service follow each other by weeks; a voyage is named by its line, its year and week, and where it heads. */
function vesselOn(service: string, day: string, heads: 'W' | 'E'): { vessel: string; departureNo: string } {
  const at = (weekOf(day) + Math.floor(drawnFor(service) * vesselNames.length)) % vesselNames.length
  return { vessel: vesselNames[at] ?? vesselNames[0], departureNo: voyageNo(service, day, heads) }
}

/** Charges of both ports, for full containers and for shared ones; the unit decides on which they fall. */
function localCharges(
  { PortlCd, PortdCd, LocalCharges, Lcl }: SeaLaneRow,
  { localCharges: rows }: PriceLanes,
): Surcharge[] {
  const ends = [
    {
      end: 'origin',
      letter: 'O',
      country: PortlCd.slice(0, 2),
      codes: [...LocalCharges.Origin, ...(Lcl?.LocalCharges.Origin ?? [])],
    },
    {
      end: 'destination',
      letter: 'D',
      country: PortdCd.slice(0, 2),
      codes: [...LocalCharges.Dest, ...(Lcl?.LocalCharges.Dest ?? [])],
    },
  ] as const
  return ends.flatMap(({ end, letter, country, codes }) =>
    rows
      .filter((row) => row.End === letter && row.CountryCd === country && codes.includes(row.CostCd))
      .flatMap((row) =>
        Object.entries(row.Rate).map(([unit, rate]) => ({
          chargeCode: row.CostCd,
          currency: row.CurrCd,
          unit,
          unitPrice: String(rate),
          occasion: 'always' as const,
          end,
        })),
      ),
  )
}

/** US dollars a day behind the free ones: the empty box at origin, the box in the port and outside it at destination. */
const sampleFreeTimes = (freeDays: number): TariffTerms['freeTimes'] => [
  { clock: 'originDetention', freeDays: 7, per20: '8', per40: '16' },
  { clock: 'demurrage', freeDays, per20: '25', per40: '45' },
  { clock: 'demurrage', freeDays, fromDay: freeDays + 8, per20: '45', per40: '85' },
  { clock: 'detention', freeDays, per20: '12', per40: '22' },
]

/** The surcharges in a lane's ocean freight: bunker, security, European ones; season and war surcharges are not included. */
function wordsOfLane({ PortlCd, PortdCd }: SeaLaneRow): Pick<TariffTerms, 'included' | 'notIncluded'> {
  const [from, to] = [PortlCd.slice(0, 2), PortdCd.slice(0, 2)]
  const isOfUnion = europeanUnion.has(from) || europeanUnion.has(to)
  return {
    included: ['OCEANF', 'BAF', 'ISPS', ...(isOfUnion ? ['ETS', 'FUELEU'] : [])],
    notIncluded: ['TRKO', 'TRKD', 'CUSEXP', 'CUSIMP', 'INSP', 'INS', 'PSS', 'WAR', ...(to === 'US' ? ['ISF'] : [])],
  }
}

const weightLimits = [
  { containerType: '20GP', weightLimitKg: 24000 },
  { containerType: '40GP', weightLimitKg: 26500 },
  { containerType: '40HQ', weightLimitKg: 26500 },
] as const

type SamplePrice = { carrierCode: string; charges: Surcharge[]; distanceKm: number; weekday: number; share: number }

function sampleTerms(row: SeaLaneRow, { carrierCode, charges, distanceKm, weekday, share }: SamplePrice): TariffTerms {
  const prices = Object.entries(row.Price).flatMap(([size, amount]) => {
    const column = priceColumnOf('C', size)
    return column ? [[column, String(Math.round((amount * (1 + share)) / 5) * 5)] as const] : []
  })
  const { Lcl } = row
  return {
    direction: row.Direction,
    crossTrade: row.CrossTrade,
    viaCodes: row.TransPortCds,
    carrierCode,
    transitDaysMin: row.TransitDays.Min,
    transitDaysMax: row.TransitDays.Max,
    weekdays: [weekday],
    siCutoffHours: row.SiCutoffH,
    vgmCutoffHours: row.VgmCutoffH,
    cargoCutoffHours: row.CyCutoffH,
    customsCutoffHours: row.CusCutoffH,
    ...(isFiledAhead(row) && { filingCutoffHours: row.SiCutoffH }),
    ...(distanceKm > 0 && { distanceKm }),
    ...Object.fromEntries(prices),
    weightLimits: [...weightLimits],
    freeDays: row.FreeDays,
    freeTimes: sampleFreeTimes(row.FreeDays),
    pickUpPlaces: [],
    returnPlaces: [],
    ...wordsOfLane(row),
    surcharges: charges,
    ...(Lcl?.WhoCd && {
      sharedContainer: {
        perM3: String(Lcl.PerWm),
        kgPerM3: 1000,
        minM3: String(Lcl.MinWm),
        warehouseCode: Lcl.WhoCd,
        warehouseCutoffHours: Lcl.CfsCutoffH,
      },
    }),
  }
}
