import type { Surcharge, TariffTerms } from '@landbridge/contract/pricing/tariff-terms'
import { modes } from '@landbridge/contract/shared/modes'
import { decimalsOf } from '@landbridge/contract/shared/money'
import type { PriceLanes, TruckLaneRow } from '@landbridge/reference-data/price-lanes'
import { type SampleLine, sampleSurcharges } from './sample-rules.ts'

const everyDay = [1, 2, 3, 4, 5, 6, 7]

/** The lines of the sample tariff of road; trucks leave on every day, and no departure is kept of them. */
export const roadSamples = ({ truck, surcharges }: PriceLanes): SampleLine[] => {
  const charges = sampleSurcharges(surcharges, modes.truck.code)
  return truck.map((row) => {
    const border = borderBetween(row)
    const viaCodes = border ? [border] : []
    return {
      id: row.Id,
      mode: modes.truck,
      originCode: row.CityLoadCd,
      destinationCode: row.CityDestCd,
      entryPortCode: border,
      viaCodes,
      currency: row.CurrCd,
      weekdays: everyDay,
      transitDays: row.TransitDays,
      cutoffHours: { si: row.CargoCutoffH, cargo: row.CargoCutoffH, customs: row.CargoCutoffH },
      terms: (share = 0) => sampleTerms(row, { charges, viaCodes, share }),
      space: {},
    }
  })
}

const borderBetween = ({ BorderPortCd, CityLoadCd, CityDestCd }: TruckLaneRow): string | undefined =>
  BorderPortCd && BorderPortCd !== CityLoadCd && BorderPortCd !== CityDestCd ? BorderPortCd : undefined

type SamplePrice = { charges: Surcharge[]; viaCodes: string[]; share: number }

function sampleTerms(row: TruckLaneRow, { charges, viaCodes, share }: SamplePrice): TariffTerms {
  const { Ltl: part } = row
  const moved = (amount: number, places: number) => String(Number((amount * (1 + share)).toFixed(places)))
  const isAtHome = Object.values(row.WayPerTruck).includes('DOM')
  return {
    direction: row.Direction,
    crossTrade: row.CrossTrade,
    viaCodes,
    transitDaysMin: row.TransitDays.Min,
    transitDaysMax: row.TransitDays.Max,
    weekdays: everyDay,
    siCutoffHours: row.CargoCutoffH,
    cargoCutoffHours: row.CargoCutoffH,
    customsCutoffHours: row.CargoCutoffH,
    distanceKm: row.DistanceKmApprox,
    truckPrices: Object.entries(row.PricePerTruck).map(([truckType, price]) => ({
      truckType,
      truckWay: row.WayPerTruck[truckType] ?? part.TruckWay,
      price: moved(price, 0),
    })),
    partLoad: {
      perKg: moved(part.PerKg, 4),
      kgPerM3: part.KgPerM3,
      kgPerLdm: part.KgPerLdm,
      minimum: moved(part.MinCharge, Math.min(2, decimalsOf(row.CurrCd))),
      truckWay: part.TruckWay,
    },
    weightLimits: [],
    freeDays: 0,
    pickUpPlaces: [],
    returnPlaces: [],
    included: [isAtHome ? 'ROADD' : 'ROADF'],
    notIncluded: ['CUSEXP', 'CUSIMP', 'INSP', 'INS', 'WAIT'],
    surcharges: charges,
    loadingStops: row.IncludedStops.Load,
    unloadingStops: row.IncludedStops.Unload,
    freeHoursLoading: row.FreeHours.Load,
    freeHoursUnloading: row.FreeHours.Unload,
  }
}
