import { z } from 'zod'
import { truckWays } from '../../reference/truck-ways.ts'
import { freeText, open, openDay, openFlag, placeCode } from '../../shared/fields/field-values.ts'
import { count } from '../../shared/wire-values.ts'
import { head, toInstruct, toSubmit } from './form-catalogue.ts'
import type { FormName } from './form-names.ts'

export const loadTypes = ['FCL', 'LCL', 'WAG', 'CFS', 'BULK', 'FTL', 'LTL'] as const
type LoadType = (typeof loadTypes)[number]
const loadTypesIn = (form: FormName): readonly LoadType[] => loadTypes.filter((type) => form.endsWith(`.${type}`))

const byRail = ['ST-ST', 'DOOR-ST', 'ST-DOOR', 'DOOR-DOOR'] as const
const bySeaFull = ['CY-CY', 'CY-DOOR', 'DOOR-CY', 'DOOR-DOOR', 'FO', 'FILO', 'LIFO'] as const
const byAir = ['APT-APT', 'DOOR-APT', 'APT-DOOR', 'DOOR-DOOR'] as const

/** The reach of the transport at both ends, in each form; the first is the usual one. */
// biome-ignore format: a table
const serviceTermsIn = {
  'R.FCL': byRail, 'R.LCL': byRail, 'R.WAG': [...byRail, 'FOR-FOR'], 'R.CFS': byRail, 'R.BULK': byRail,
  'T.FTL': ['DOOR-DOOR'], 'T.LTL': ['DOOR-DOOR'],
  'S.FCL': bySeaFull, 'S.LCL': ['CFS-CFS', 'DOOR-DOOR'],
  A: byAir,
  'M.FCL': [...byRail, ...bySeaFull], 'M.LCL': [...byRail, 'CFS-CFS'], 'M.BULK': byRail,
} as const satisfies Record<FormName, readonly string[]>
type ServiceTerm = (typeof serviceTermsIn)[FormName][number]
const serviceTerms = [...new Set(Object.values(serviceTermsIn).flat())] as ServiceTerm[]

const noteTypes = ['SMGS', 'CIM', 'CIMSMGS', 'ASNEEDED'] as const
const noteLanguages = ['ZHRU', 'ZHRUDE', 'ZHRUEN'] as const

/** Places, days and carriers of the way, in the order of the wire and, inside a block, of the screen. */
// biome-ignore format: a table
export const routeFields = {
  customerReference:   head('reference', { value: open(freeText(35)), kind: 'text', isOnce: true, isSearched: true }),
  direction:           head('lane', { value: open(z.enum(['E', 'I', 'NM'])), kind: 'radio', choiceWords: 'direction', need: [toSubmit()] }),
  crossTrade:          head('lane', { value: openFlag(), kind: 'hidden' }),
  loadType:            head('lane', { value: open(z.enum(loadTypes, 'booking.load-type-not-open')), kind: 'select', choiceWords: 'load', in: 'R.* T.* S.* M.*', choices: loadTypesIn, need: [toSubmit()] }),
  interMode:           head('lane', { value: open(z.enum(['SEARAIL', 'OTHER'])), kind: 'radio', choiceWords: 'inter', in: 'M.*', need: [toSubmit()] }),
  truckWay:            head('lane', { value: open(z.enum(truckWays)), kind: 'radio', choiceWords: 'truck-way', in: 'T.*', need: [toSubmit()] }),
  originCode:          head('lane', { value: open(placeCode), kind: 'place', nameIn: 'originName', carrierAgrees: true, need: [toSubmit('*', { key: 'booking.origin-required' })] }),
  originName:          head('lane', { value: open(freeText(100)), kind: 'hidden' }),
  destinationCode:     head('lane', { value: open(placeCode), kind: 'place', nameIn: 'destinationName', carrierAgrees: true, need: [toSubmit('*', { key: 'booking.destination-required' })] }),
  destinationName:     head('lane', { value: open(freeText(100)), kind: 'hidden' }),
  planByUs:            head('lane', { value: openFlag(), kind: 'checkbox', in: 'M.*', start: true, need: [toSubmit()] }),
  placeOfReceipt:      head('lane', { value: open(freeText(60)), kind: 'text', in: 'S.*', when: 'loadedAtDoor', need: [toSubmit()] }),
  placeOfDelivery:     head('lane', { value: open(freeText(60)), kind: 'text', in: 'S.*', when: 'unloadedAtDoor', need: [toSubmit()] }),
  entryPortCode:       head('border', { value: open(placeCode), kind: 'place', nameIn: 'entryPortName', in: 'R.*', carrierAgrees: true }),
  entryPortName:       head('border', { value: open(freeText(100)), kind: 'hidden', in: 'R.*' }),
  borderPortCode:      head('border', { value: open(placeCode), kind: 'place', nameIn: 'borderPortName', in: 'T.*', when: 'borderCrossed', carrierAgrees: true }),
  borderPortName:      head('border', { value: open(freeText(100)), kind: 'hidden', in: 'T.*' }),
  legType:             head('later', { value: open(z.enum(['Q', 'T', 'H'])), kind: 'radio', choiceWords: 'leg', in: 'R.*', start: 'Q', need: [toSubmit()] }),
  serviceTerm:         head('term', { value: open(z.enum(serviceTerms)), kind: 'select', choiceWords: 'term', choices: (form) => serviceTermsIn[form], need: [toSubmit()] }),
  readyDate:           head('dates', { value: openDay(), kind: 'date', daysAhead: 180, isOnce: true, need: [toSubmit('*', { key: 'booking.ready-date-required' })] }),
  wantedDate:          head('dates', { value: openDay(), kind: 'date', namedIn: 'A', daysAhead: 365, isOnce: true, need: [toSubmit()] }),
  wantedDateTo:        head('dates', { value: openDay(), kind: 'date', daysAhead: 365, isOnce: true }),
  wantedArrivalDate:   head('later', { value: openDay(), kind: 'date', isOnce: true }),
  loadingDate:         head('dates', { value: openDay(), kind: 'date', daysAhead: 365, isOnce: true, in: 'T.*', need: [toSubmit()] }),
  flightDate:          head('dates', { value: openDay(), kind: 'hidden', isOnce: true, in: 'A' }),
  departureId:         head('departure', { value: open(z.uuid()), kind: 'departure', nameIn: 'trainNo vessel flightNo', namedIn: 'SA', in: 'R.* S.* A', isOnce: true }),
  trainNo:             head('departure', { value: open(freeText(30)), kind: 'hidden', in: 'R.*', isOnce: true }),
  vessel:              head('departure', { value: open(freeText(60)), kind: 'hidden', in: 'S.*', isOnce: true }),
  voyage:              head('departure', { value: open(freeText(30)), kind: 'hidden', in: 'S.*', isOnce: true }),
  flightNo:            head('departure', { value: open(freeText(30)), kind: 'hidden', in: 'A', isOnce: true }),
  carrierCode:         head('carrier', { value: open(freeText(10)), kind: 'carrier', nameIn: 'carrierName airline', namedIn: 'SA', in: 'S.FCL A' }),
  carrierName:         head('carrier', { value: open(freeText(100)), kind: 'hidden', in: 'S.FCL' }),
  airline:             head('carrier', { value: open(freeText(100)), kind: 'hidden', in: 'A' }),
  contractNo:          head('carrier', { value: open(freeText(30)), kind: 'text', in: 'S.FCL' }),
  transhipmentAllowed: head('carrier', { value: openFlag(), kind: 'checkbox', in: 'S.FCL', start: true, need: [toSubmit()] }),
  directOnly:          head('carrier', { value: openFlag(), kind: 'checkbox', in: 'A', start: false }),
  freighterOnly:       head('carrier', { value: openFlag(), kind: 'hidden', in: 'A' }),
  freeDaysWished:      head('carrier', { value: open(count(0, 60)), kind: 'number', in: 'S.FCL' }),
  consignmentNoteType: head('later', { value: open(z.enum(noteTypes)), kind: 'select', choiceWords: 'note', in: 'R.*', start: 'ASNEEDED', carrierAgrees: true, need: [toSubmit()] }),
  noteLanguage:        head('later', { value: open(z.enum(noteLanguages)), kind: 'select', choiceWords: 'note', in: 'R.*' }),
  destinationStation:  head('later', { value: open(freeText(60)), kind: 'text', in: 'R.*', carrierAgrees: true, need: [toInstruct('R.*', { when: 'toWideGauge' })] }),
  consigneeRailCode:   head('later', { value: open(freeText(12)), kind: 'text', in: 'R.*', carrierAgrees: true, need: [toInstruct('R.*', { when: 'toWideGauge' })] }),
} as const
