import type { Surcharge, TariffTerms } from '@landbridge/contract/pricing/tariff-terms'
import { modes } from '@landbridge/contract/shared/modes'
import type { PriceLanes, RailLaneRow } from '@landbridge/reference-data/price-lanes'
import { type SampleLine, sampleSurcharges } from './sample-rules.ts'

/** US dollars a day behind the free ones: the terminal's storage, and the carrier's box. */
const storage = { clock: 'storage', freeDays: 5, per20: '12', per40: '18' } as const
const containerUse = [
  { per20: '10', per40: '15' },
  { after: 10, per20: '20', per40: '30' },
] as const

const sampleFreeTimes = (freeDays: number): TariffTerms['freeTimes'] => [
  storage,
  ...containerUse.map(({ per20, per40, ...step }) => ({
    clock: 'containerUse' as const,
    freeDays,
    ...('after' in step && { fromDay: freeDays + step.after + 1 }),
    per20,
    per40,
  })),
]

/** Prices are moved by a share of themselves, to the next ten. */
function sampleTerms(row: RailLaneRow, surcharges: Surcharge[], share = 0): TariffTerms {
  const price = (amount: number) => String(Math.round((amount * (1 + share)) / 10) * 10)
  const place = ({ CityCd, ExtraCost }: { CityCd: string; ExtraCost: number }) => ({
    cityCode: CityCd,
    extraCost: String(ExtraCost),
  })
  const shared = row.Lcl && {
    perM3: String(row.Lcl.PerM3),
    kgPerM3: row.Lcl.KgPerM3,
    minM3: String(row.Lcl.MinM3),
    warehouseCode: row.Lcl.WhoCd,
    warehouseCutoffHours: row.Lcl.WhoCutoffH,
  }
  return {
    direction: row.Direction,
    crossTrade: row.CrossTrade,
    viaCodes: row.ViaPortCds,
    operator: 'Landbridge Express',
    transitDaysMin: row.TransitDays.Min,
    transitDaysMax: row.TransitDays.Max,
    weekdays: row.Weekdays,
    siCutoffHours: row.SiCutoffH,
    cargoCutoffHours: row.CargoCutoffH,
    customsCutoffHours: row.CustomsCutoffH,
    distanceKm: row.DistanceKmApprox,
    ...Object.fromEntries(
      Object.entries(row.Price).map(([column, amount]) => [
        `${column.charAt(0).toLowerCase()}${column.slice(1)}`,
        price(amount),
      ]),
    ),
    weightLimits: Object.entries(row.WeightLimitKg).map(([containerType, weightLimitKg]) => ({
      containerType: containerType as TariffTerms['weightLimits'][number]['containerType'],
      weightLimitKg,
    })),
    freeDays: row.FreeDays,
    ...(row.CurrCd === 'USD' && { freeTimes: sampleFreeTimes(row.FreeDays) }),
    pickUpPlaces: row.PickUpPlaces.map(place),
    returnPlaces: row.ReturnPlaces.map(place),
    included: row.Included,
    notIncluded: row.NotIncluded,
    surcharges,
    ...(shared && { sharedContainer: shared }),
  }
}

export const railSamples = ({ rail, surcharges }: PriceLanes): SampleLine[] => {
  const charges = sampleSurcharges(surcharges, modes.railway.code)
  return rail.map((row) => ({
    id: row.Id,
    mode: modes.railway,
    originCode: row.PortlCd,
    destinationCode: row.PortdCd,
    entryPortCode: row.EntryPortCd ?? undefined,
    viaCodes: row.ViaPortCds,
    currency: row.CurrCd,
    weekdays: row.Weekdays,
    transitDays: row.TransitDays,
    cutoffHours: { si: row.SiCutoffH, cargo: row.CargoCutoffH, customs: row.CustomsCutoffH },
    terms: (share) => sampleTerms(row, charges, share),
    departureOn: () => ({ departureNo: `X8${row.Id.slice(1)}`, operator: 'Landbridge Express' }),
    space: row.Space,
  }))
}
