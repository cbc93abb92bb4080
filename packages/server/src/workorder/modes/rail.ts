import { isUicWagonNo, isWideGaugeWagonNo } from '@landbridge/contract/reference/check-digits'
import type { JobMode } from './job-mode.ts'

const timeOf = (text: string | undefined) => (text === undefined ? undefined : new Date(text))

/** What each kind of consignment note is called, in every language alike. */
const noteNames: Readonly<Record<string, string>> = { SMGS: 'SMGS', CIM: 'CIM', CIMSMGS: 'CIM/SMGS' }

/** Rail: boxes on wagons of three networks, under one consignment note or several, over changes of gauge. */
export const rail: JobMode = {
  openingHead: (form) => ({ railBillType: form.consignmentNoteType ?? 'ASNEEDED' }),
  headGiven: ({ railBillType, payerCodes, gaugePlaces }) => ({
    gaugePlaces: gaugePlaces?.map((stop) => ({
      placeCode: stop.placeCode,
      arrivedAt: stop.arrivedAt?.toISOString(),
      reloadedAt: stop.reloadedAt?.toISOString(),
      departedAt: stop.departedAt?.toISOString(),
    })),
    payerCodes,
    railBillType,
  }),
  placesOf: ({ gaugePlaces = [] }) =>
    gaugePlaces.map(({ placeCode }, at) => ({ field: `gaugePlaces.${at}.placeCode`, placeCode })),
  headView: ({ railBillType = 'ASNEEDED', gaugePlaces = [] }, named) => ({
    railBillType,
    gaugePlaces: gaugePlaces.map((stop) => ({
      ...named(stop.placeCode),
      arrivedAt: timeOf(stop.arrivedAt),
      reloadedAt: timeOf(stop.reloadedAt),
      departedAt: timeOf(stop.departedAt),
    })),
  }),
  internalView: ({ payerCodes = [] }) => ({ payerCodes }),
  billFacts: ({ railBillType }, { consignmentNoteNo, wagonNo, wagonNo1520, wagonNoEurope }, word) => [
    [word('workorder.paper-note-kind'), noteNames[railBillType]],
    [word('workorder.manifest-note'), consignmentNoteNo],
    [word('workorder.manifest-wagon'), [wagonNo, wagonNo1520, wagonNoEurope].filter(Boolean).join(' / ')],
  ],
  doubtsOn: ({ wagonNo1520, wagonNoEurope }) => ({
    ...(wagonNo1520 && !isWideGaugeWagonNo(wagonNo1520) && { wagonNo1520: 'workorder.warn-wagon-check' }),
    ...(wagonNoEurope && !isUicWagonNo(wagonNoEurope) && { wagonNoEurope: 'workorder.warn-wagon-check' }),
  }),
}
