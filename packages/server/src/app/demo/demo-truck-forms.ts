import { businessDay } from '@landbridge/contract/shared/business-day'
import type { DriverCountry } from './demo-drivers.ts'
import { lanes, type RoadLane, type RoadLot } from './demo-truck-lots.ts'

/** A drive at home crosses no border. */
export const atHome = { direction: 'NM', paymentTerm: 'PP', customsPlace: 'ORIGIN' } as const

/** Fields that customs and carriers of two countries need; under TIR the goods are guaranteed by their value. */
export const overBorder = ({ lane, outside }: RoadLot) =>
  ({
    customsPlace: 'ORIGIN',
    exportCustomsOffice: 'Khorgos customs',
    importCustomsOffice: `${lanes[lane].arrival} customs`,
    cmrNote: true,
    ...(outside === 'FTIR' && { tirCarnet: true, goodsValue: '86000.00', goodsCurrency: 'USD' }),
  }) as const

export type Door = { name?: string | null | undefined; contact: string; phone: string }

export const stopsFor = (
  { originCode, destinationCode }: RoadLane,
  [sender, receiver]: readonly [Door, Door],
  [from, to]: readonly [Date, Date],
) =>
  (
    [
      ['L', originCode, 'Logistics Park Road 8, gate 3', from, sender],
      ['U', destinationCode, 'Industrial zone 2, warehouse 14', to, receiver],
    ] as const
  ).map(([stopType, cityCode, address, at, { name, contact, phone }]) => ({
    stopType,
    stopSeq: 1,
    cityCode,
    address,
    stopCompany: name,
    stopDate: businessDay(at),
    contactName: contact,
    contactPhone: phone,
    timeFrom: '09:00',
    timeTo: '18:00',
  }))

export const carrierAbroad = (lane: RoadLane): DriverCountry =>
  lane.abroad === 'DE' ? 'PL' : (lane.abroad as DriverCountry)
