import type { rateClasses, screenStates, waybillKinds } from '@landbridge/contract/workorder/modes/air'

type OneOf<List extends readonly string[]> = List[number]

/** A flight as it is kept: direct, or one of a connection. Times are ISO texts. */
export type Flight = {
  carrierCode?: string | undefined
  flightNo?: string | undefined
  flightDate?: string | undefined
  originCode: string
  destinationCode: string
  etd?: string | undefined
  eta?: string | undefined
  atd?: string | undefined
  ata?: string | undefined
  packages?: number | undefined
  grossWeightKg?: string | undefined
}

/** What the head of a job by air has besides: its airline and flights, and what its waybills say. */
export type AirHead = {
  carrierCode?: string | undefined
  carrierName?: string | undefined
  houseBillNo?: string | undefined
  airWaybillType?: OneOf<typeof waybillKinds> | undefined
  flights?: Flight[] | undefined
  chargeableWeightKg?: string | undefined
  rateClass?: OneOf<typeof rateClasses> | undefined
  uldNos?: string[] | undefined
  screenState?: OneOf<typeof screenStates> | undefined
  specialHandling?: string[] | undefined
  handlingText?: string | undefined
  agentIataCode?: string | undefined
  declaredForCarriage?: string | undefined
  declaredForCustoms?: string | undefined
  declaredCurrency?: string | undefined
}
