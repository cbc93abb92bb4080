import { isUicWagonNo, isWideGaugeWagonNo } from '@landbridge/contract/reference/check-digits'
import type { WorkorderTextKey } from '@landbridge/contract/workorder/job-labels'
import type { FactKind } from '../part-facts-rules.ts'

/** The wagons that a container rode on: in China, on 1520 mm and in Europe, each with the time of the change. */
export type RailBox = {
  wagonNo: string | null
  wagonNo1520: string | null
  wagonNoEurope: string | null
  wagonAt: Date | null
  wagon1520At: Date | null
  wagonEuropeAt: Date | null
}

export const railBoxFacts = {
  wagonNo: 'plain',
  wagonNo1520: 'plain',
  wagonNoEurope: 'plain',
  wagonAt: 'time',
  wagon1520At: 'time',
  wagonEuropeAt: 'time',
} as const satisfies Record<keyof RailBox, FactKind>

/** What the head of a job by rail has besides: the kind of consignment note, the payers of the sections and the changes of gauge. */
export type RailHead = {
  railBillType?: 'SMGS' | 'CIM' | 'CIMSMGS' | 'ASNEEDED'
  payerCodes?: { railway: string; payer: string }[]
  gaugePlaces?: {
    placeCode: string
    arrivedAt?: string | undefined
    reloadedAt?: string | undefined
    departedAt?: string | undefined
  }[]
}

/** The wagons whose numbers their check digits disprove, by field. */
export const wagonDoubts = ({ wagonNo1520, wagonNoEurope }: RailBox): Record<string, WorkorderTextKey> => ({
  ...(wagonNo1520 && !isWideGaugeWagonNo(wagonNo1520) && { wagonNo1520: 'workorder.warn-wagon-check' }),
  ...(wagonNoEurope && !isUicWagonNo(wagonNoEurope) && { wagonNoEurope: 'workorder.warn-wagon-check' }),
})
