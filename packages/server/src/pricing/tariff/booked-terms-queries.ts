import {
  type AirRates as Rates,
  type RoadFactors,
  airRates as weightRates,
} from '@landbridge/contract/pricing/chargeable'
import { clocksAtDestination, type FreeTime } from '@landbridge/contract/pricing/free-time'
import type { Tx } from '../../platform/database.ts'
import type { Tariff } from '../price/line-rules.ts'
import { tariffsByIds } from './tariff-store.ts'

/** The clocks of a tariff version; at destination the use of the box by free days alone, by default. */
function freeTimeIn({ terms, currency }: Pick<Tariff, 'terms' | 'currency'>): FreeTime {
  const lines = terms.freeTimes ?? []
  if (lines.some(({ clock }) => clocksAtDestination.includes(clock))) return { currency, lines }
  return { currency, lines: [...lines, { clock: 'containerUse', freeDays: terms.freeDays }] }
}

export async function freeTimeOf(tx: Tx, tariffId: string | undefined): Promise<FreeTime | undefined> {
  if (!tariffId) return undefined
  const tariff = (await tariffsByIds(tx, [tariffId])).get(tariffId)
  return tariff && freeTimeIn(tariff)
}

/** Free hours of a truck at a stop, by the price that a booking goes by; nothing where it names none. */
export async function freeHoursOf(tx: Tx, tariffId: string | undefined) {
  if (!tariffId) return {}
  const { freeHoursLoading, freeHoursUnloading } = (await tariffsByIds(tx, [tariffId])).get(tariffId)?.terms ?? {}
  return {
    ...(typeof freeHoursLoading === 'number' && { freeHoursLoading }),
    ...(typeof freeHoursUnloading === 'number' && { freeHoursUnloading }),
  }
}

/** Measures of cargo received by a warehouse, as far as the price names them. */
export type PriceMeasures = {
  /** Of what shares a container: how many kilograms count as a cubic metre, and the least that is charged. */
  shared?: { kgPerM3: number; minM3: string } | undefined
  /** Of what is charged by the chargeable kilogram: the rate from each weight on. */
  rates?: Rates | undefined
  /** Of a part of a truck's load: what a cubic metre and a loading metre stand for. */
  road?: RoadFactors | undefined
}

export async function measuresOfPrice(tx: Tx, tariffId: string | undefined): Promise<PriceMeasures> {
  const terms = tariffId && (await tariffsByIds(tx, [tariffId])).get(tariffId)?.terms
  if (!terms) return {}
  const { sharedContainer, partLoad } = terms
  const rates: Rates = Object.fromEntries(weightRates.map((rate) => [rate, terms[rate]]))
  return {
    shared: sharedContainer ? { kgPerM3: sharedContainer.kgPerM3, minM3: sharedContainer.minM3 } : undefined,
    rates: weightRates.some((rate) => rates[rate]) ? rates : undefined,
    road: partLoad ? { kgPerM3: partLoad.kgPerM3, kgPerLdm: partLoad.kgPerLdm } : undefined,
  }
}
