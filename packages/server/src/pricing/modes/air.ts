import { airChargeableKg, airFreightOf, airRates, cm3PerKg } from '@landbridge/contract/pricing/chargeable'
import { measuredLoad } from '@landbridge/contract/pricing/load-ask'
import { usualAirLoad } from '@landbridge/contract/pricing/modes/usual-loads'
import { modes } from '@landbridge/contract/shared/modes'
import { roundedTo } from '@landbridge/contract/shared/money'
import { lengthKm } from '../../reference/index.ts'
import type { Tariff } from '../price/line-rules.ts'
import type { CarriedLoad, LoadQuery, QuoteWarning } from '../price/pricing-mode.ts'
import { type ChargedLoad, piecesIn, pricedByLoad } from './by-load.ts'

/** The highest piece that goes into the belly of a passenger aircraft. */
const bellyHeightCm = 160

/** Air is priced by the chargeable kilogram, with breaks; fuel and security are charged by it as well. */
export const air = pricedByLoad('air', {
  cityIsItsTerminals: true,
  chargesBatteries: true,
  lineColumns: airRates,
  listedPrices: [],
  priceProblems: ({ terms }) => (airRates.some((rate) => terms[rate]) ? {} : { airNormal: 'pricing.price-needed' }),
  askProblems: (ask) => (measuredLoad(ask).grossWeightKg ? {} : { grossWeightKg: 'pricing.weight-needed' }),
  loadFor: (load) =>
    isNamed(load)
      ? { carried: { ...load, boxes: [] }, assumed: false }
      : { carried: { ...usualAirLoad, boxes: [] }, assumed: true },
  charged,
  hasPrice: ({ terms }) => airRates.some((rate) => terms[rate]),
  usualTonnes: () => Number(usualAirLoad.grossWeightKg) / 1000,
  ownWarnings,
  wayKm: (stops) => lengthKm(stops.map(({ latitude, longitude }) => [latitude, longitude])),
})

const isNamed = ({ grossWeightKg, volumeM3, pieces = [] }: LoadQuery): boolean =>
  grossWeightKg !== undefined || volumeM3 !== undefined || pieces.length > 0

function charged(carried: CarriedLoad, { terms, currency }: Tariff): ChargedLoad | undefined {
  const { loadingMetres: _metres, ...measured } = measuredLoad(carried)
  const chargeableWeightKg = airChargeableKg(measured)
  const found = Number(chargeableWeightKg) > 0 ? airFreightOf(chargeableWeightKg, terms, currency) : undefined
  if (!found) return undefined
  const { rateClass, rate, chargedKg, unitPrice, ownBreak } = found
  const isMinimum = rateClass === 'M'
  const counted = isMinimum ? { unit: 'SHPT', quantity: '1' } : { unit: 'KGC', quantity: chargedKg }
  const isByVolume = Number(measured.volumeWeightKg ?? 0) > Number(measured.grossWeightKg ?? 0)
  const pieces = piecesIn(carried)
  return {
    freight: [{ section: 'main', chargeCode: modes.air.mainCharge, currency, unitPrice, ...counted }],
    charge: {
      ...measured,
      basis: isByVolume ? 'volume' : 'weight',
      cm3PerKg,
      chargeableWeightKg,
      chargedKg,
      rateClass,
      rateUsed: rate,
      isMinimum,
      unitPrice,
      currency,
      amount: roundedTo(found.amount, currency),
      ...(ownBreak && {
        ownBreak: {
          rateUsed: ownBreak.rate,
          chargedKg: ownBreak.chargedKg,
          unitPrice: ownBreak.unitPrice,
          amount: ownBreak.amount,
        },
      }),
    },
    counts: { KGC: chargeableWeightKg, ...(pieces && { PIECE: pieces }) },
  }
}

function ownWarnings(carried: CarriedLoad, line: Tariff): QuoteWarning[] {
  const isHigh = (carried.pieces ?? []).some(({ heightCm }) => Number(heightCm) > bellyHeightCm)
  const { grossWeightKg } = measuredLoad(carried)
  return [
    ...(charged(carried, line)
      ? []
      : [{ code: 'pricing.warn-unpriced', values: { size: `${grossWeightKg ?? 0} kg` } } as const]),
    ...(isHigh ? [{ code: 'pricing.warn-freighter', values: { height: bellyHeightCm } } as const] : []),
  ]
}
