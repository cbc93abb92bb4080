import { isStationCode, isUicWagonNo, isWideGaugeWagonNo } from '@landbridge/contract/reference/check-digits'
import type { Language } from '@landbridge/contract/shared/languages'
import type { BillForm, JobMode } from './job-mode.ts'

const timeOf = (text: string | undefined) => (text === undefined ? undefined : new Date(text))

/** What each kind of consignment note is called, in every language alike. */
const noteNames: Readonly<Record<string, string>> = { SMGS: 'SMGS', CIM: 'CIM', CIMSMGS: 'CIM/SMGS' }

/** SMGS is written in Chinese and Russian, CIM in a language of Western Europe, and what goes under both in all three. */
const noteLanguages: Readonly<Record<string, readonly Language[]>> = {
  SMGS: ['zh-CN', 'ru'],
  CIM: ['en'],
  CIMSMGS: ['zh-CN', 'ru', 'en'],
}

/** The numbers of the boxes of the SMGS note, annex 1 of the agreement. */
const smgsBoxes: BillForm['boxNos'] = {
  'workorder.paper-consignor': '1',
  'workorder.paper-departs-from': '2',
  'workorder.manifest-consignee': '4',
  'workorder.paper-goes-to': '5',
  'workorder.paper-borders': '6',
  'workorder.manifest-wagon': '7',
  'workorder.manifest-goods': '15',
  'workorder.manifest-packages': '17',
  'workorder.manifest-weight': '18',
  'workorder.manifest-seals': '19',
  'workorder.paper-payers': '23',
  'workorder.paper-attached': '24',
  'workorder.manifest-note': '29',
}

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
  billForm: ({ railBillType }, { noteLanguage, destinationStation }) => ({
    languages:
      noteLanguages[railBillType] ??
      (noteLanguage && noteLanguage !== 'ZHRU' ? noteLanguages.CIMSMGS : noteLanguages.SMGS) ??
      [],
    boxNos: railBillType === 'SMGS' ? smgsBoxes : {},
    wrongNumbers: (destinationStation?.match(/\b\d{6}\b/g) ?? []).filter((station) => !isStationCode(station)),
  }),
  doubtsOn: ({ wagonNo1520, wagonNoEurope }) => ({
    ...(wagonNo1520 && !isWideGaugeWagonNo(wagonNo1520) && { wagonNo1520: 'workorder.warn-wagon-check' }),
    ...(wagonNoEurope && !isUicWagonNo(wagonNoEurope) && { wagonNoEurope: 'workorder.warn-wagon-check' }),
  }),
}
