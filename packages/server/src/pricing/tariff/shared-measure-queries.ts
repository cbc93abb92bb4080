import {
  type AirRates as Rates,
  type RoadFactors,
  airRates as weightRates,
} from '@landbridge/contract/pricing/chargeable'
import type { Tx } from '../../platform/database.ts'
import { tariffsByIds } from './tariff-store.ts'

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
