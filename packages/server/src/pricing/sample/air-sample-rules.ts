import type { AirRate } from '@landbridge/contract/pricing/chargeable'
import type { Surcharge, TariffTerms } from '@landbridge/contract/pricing/tariff-terms'
import { modes } from '@landbridge/contract/shared/modes'
import type { AirLaneRow, PriceLanes } from '@landbridge/reference-data/price-lanes'
import { drawnFor, type SampleLine, sampleSurcharges } from './sample-rules.ts'

type WayKm = (originCode: string, viaCodes: readonly string[], destinationCode: string) => number

const bookableDays = 21
const kmPerHour = 850
const hoursOnTheGround = { atTheEnds: 1, ofAConnection: 12 }

const rateNames: Readonly<Record<AirRate, keyof AirLaneRow['Rate']>> = {
  airMinimum: 'M',
  airNormal: 'N',
  air45: 'Q45',
  air100: 'Q100',
  air300: 'Q300',
  air500: 'Q500',
  air1000: 'Q1000',
}

export const airSamples = ({ air, surcharges }: PriceLanes, kmOf: WayKm): SampleLine[] => {
  const general = sampleSurcharges(surcharges, modes.air.code)
  return air.map((row) => {
    const km = Math.round(kmOf(row.PortlCd, row.ViaPortCds, row.PortdCd))
    return {
      id: row.Id,
      mode: modes.air,
      originCode: row.PortlCd,
      destinationCode: row.PortdCd,
      viaCodes: row.ViaPortCds,
      currency: row.CurrCd,
      weekdays: row.Weekdays,
      transitDays: row.TransitDays,
      cutoffHours: { si: row.DocCutoffH, cargo: row.CargoCutoffH, customs: row.DocCutoffH },
      terms: (share = 0) => sampleTerms(row, { charges: [...perKilogram(row), ...general], km, share }),
      departureOn: () => ({ departureNo: flightNo(row), carrierCode: row.CriCd }),
      bookableDays,
      hoursOnTheWay: Math.round(
        km / kmPerHour + hoursOnTheGround.atTheEnds + row.ViaPortCds.length * hoursOnTheGround.ofAConnection,
      ),
      space: {},
    }
  })
}

/** The flight numbers of a sample are invented. */
const flightNo = ({ CriCd, Id }: AirLaneRow): string => `${CriCd}${200 + Math.floor(drawnFor(Id) * 800)}`

const perKilogram = (row: AirLaneRow): Surcharge[] =>
  (
    [
      ['FUEL', row.FuelSurchargePerKg],
      ['SEC', row.SecuritySurchargePerKg],
    ] as const
  ).map(([chargeCode, rate]) => ({
    chargeCode,
    currency: row.CurrCd,
    unit: 'KGC',
    unitPrice: String(rate),
    occasion: 'always',
  }))

type SamplePrice = { charges: Surcharge[]; km: number; share: number }

function sampleTerms(row: AirLaneRow, { charges, km, share }: SamplePrice): TariffTerms {
  const rates = Object.entries(rateNames).map(([rate, name]) => [
    rate,
    String(Math.round(row.Rate[name] * (1 + share) * 10) / 10),
  ])
  const [lengthCm, widthCm, heightCm] = row.MaxPieceCm
  return {
    direction: row.Direction,
    crossTrade: row.CrossTrade,
    viaCodes: row.ViaPortCds,
    carrierCode: row.CriCd,
    transitDaysMin: row.TransitDays.Min,
    transitDaysMax: row.TransitDays.Max,
    weekdays: row.Weekdays,
    siCutoffHours: row.DocCutoffH,
    cargoCutoffHours: row.CargoCutoffH,
    customsCutoffHours: row.DocCutoffH,
    ...(km > 0 && { distanceKm: km }),
    ...Object.fromEntries(rates),
    weightLimits: [],
    freeDays: 0,
    pickUpPlaces: [],
    returnPlaces: [],
    included: [modes.air.mainCharge],
    notIncluded: ['TRKO', 'TRKD', 'CUSEXP', 'CUSIMP', 'INSP', 'INS'],
    surcharges: charges,
    largestPiece: { lengthCm, widthCm, heightCm, pieceWeightKg: row.MaxPieceKg },
    ...(row.WhoCd && { receivingWarehouse: row.WhoCd }),
  }
}
