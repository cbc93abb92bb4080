import { z } from 'zod'
import { isImoNo } from '../../reference/check-digits.ts'
import { rows, type TypedFields } from '../../shared/fields/typed-fields.ts'
import {
  calendarDay,
  coded,
  figure,
  moment,
  oneOf,
  tags,
  text,
  whole,
  written,
} from '../../shared/fields/typed-values.ts'
import { plainText } from '../../shared/reading/plain-text.ts'
import { enteredImoNo } from '../../shared/reading/printed-numbers.ts'
import { currencyCode } from '../../shared/wire-values.ts'
import { billReleaseLabels, filingLabels, screenLabels } from '../job-labels.ts'
import { flightRows } from './flight-rows.ts'
import { billKinds, rateClasses, waybillKinds, waysOfTrucks } from './job-choices.ts'
import type { JobFields } from './job-field.ts'

const payerColumns = {
  railway: { ...written(text(10).value.min(1)), need: 'always' },
  payer: { ...written(text(30).value.min(1)), need: 'always' },
} as const satisfies TypedFields

const gaugeColumns = {
  placeCode: { ...coded, kind: 'place', need: 'always', nameIn: 'placeName' },
  arrivedAt: { ...moment },
  reloadedAt: { ...moment },
  departedAt: { ...moment },
} as const satisfies TypedFields

const imoNo = enteredImoNo.regex(/^\d{7}$/, 'workorder.imo-no-wrong').refine(isImoNo, 'workorder.imo-no-wrong')
const agentCode = z
  .string()
  .overwrite(plainText)
  .trim()
  .regex(/^\d{2}-?\d-?\d{4}(\/?\d{4})?$/, 'workorder.agent-code-wrong')
const noteTypes = z.enum(['SMGS', 'CIM', 'CIMSMGS', 'ASNEEDED'])

/** The bills of a job and its carrier, and whatever it travels on and over. */
// biome-ignore format: a table
const carriageFields = {
  houseBillNo:    { ...text(35), words: 'workorder.house-bill', wordsIn: { A: 'workorder.hawb' }, in: 'S A', keptAs: 'fact', shownIn: 'own', isMono: true },
  airWaybillType: { ...oneOf(waybillKinds), words: 'workorder.waybill-kind', in: 'A', need: 'kept', keptAs: 'fact', shownIn: 'facts' },
  truckWay:       { ...oneOf(waysOfTrucks), words: 'workorder.truck-way', in: 'T', keptAs: 'fact', takenOver: 'always', shownIn: 'facts' },
  carrierCode:    { ...coded, kind: 'carrier', words: 'workorder.shipping-line', wordsIn: { A: 'workorder.airline' }, in: 'S A', keptAs: 'fact', shownIn: 'facts' },
  carrierName:    { ...text(100), kind: 'hidden', words: 'workorder.shipping-line', wordsIn: { A: 'workorder.airline' }, in: 'S A', keptAs: 'fact', shownIn: 'own' },
  vessel:         { ...text(60), words: 'workorder.vessel', in: 'S', keptAs: 'fact', shownIn: 'list' },
  departureNo:    { ...text(35), words: 'workorder.train-no', wordsIn: { S: 'workorder.voyage' }, askedIn: 'R S', keptAs: 'column', column: 'trainNo', shownIn: 'own' },
  entryPortCode:  { ...coded, kind: 'place', words: 'workorder.border', wordsIn: { T: 'workorder.border-port' }, askedIn: 'R T', keptAs: 'column', shownIn: 'own', nameIn: 'entryPortName' },
} as const satisfies JobFields

// biome-ignore format: a table
const railFields = {
  railBillType: { value: noteTypes, shown: z.string(), kind: 'code', codeClass: 'RAILBILLTYPE', words: 'workorder.note-type', in: 'R', need: 'kept', keptAs: 'fact', start: 'ASNEEDED', shownIn: 'facts' },
  payerCodes:   { ...rows(payerColumns, 10), words: 'workorder.payer-codes', in: 'R', need: 'kept', keptAs: 'fact', start: [], shownIn: 'desk' },
  gaugePlaces:  { ...rows(gaugeColumns, 4), words: 'workorder.gauge-places', in: 'R', need: 'kept', keptAs: 'fact', start: [], shownIn: 'facts' },
} as const satisfies JobFields

/** The vessels of a job by sea, its bill and how it is released, the filing, the papers at destination. Its voyage is the number of its departure, its S/O that of the supplier. */
// biome-ignore format: a table
const seaFields = {
  imoNo:             { ...written(imoNo), words: 'workorder.imo-no', in: 'S', keptAs: 'fact', shownIn: 'facts' },
  transhipPortCode:  { ...coded, kind: 'place', words: 'workorder.tranship-port', in: 'S', keptAs: 'fact', shownIn: 'facts', nameIn: 'transhipPortName' },
  secondVessel:      { ...text(60), words: 'workorder.second-vessel', in: 'S', keptAs: 'fact', shownIn: 'facts' },
  secondVoyage:      { ...text(35), words: 'workorder.second-voyage', in: 'S', keptAs: 'fact', shownIn: 'facts' },
  loadTerminal:      { ...text(60), words: 'workorder.load-terminal', in: 'S', keptAs: 'fact', formerly: 'terminal', shownIn: 'facts' },
  dischargeTerminal: { ...text(60), words: 'workorder.discharge-terminal', in: 'S', keptAs: 'fact', shownIn: 'facts' },
  billKind:          { ...oneOf(billKinds), words: 'workorder.bill-kind', in: 'S', keptAs: 'fact', takenOver: 'opening', shownIn: 'facts' },
  billRelease:       { ...oneOf(billReleaseLabels), words: 'workorder.bill-release', in: 'S', keptAs: 'fact', takenOver: 'opening', shownIn: 'list' },
  billOriginals:     { ...whole(0, 3), words: 'workorder.bill-originals', in: 'S', keptAs: 'fact', takenOver: 'opening', shownIn: 'facts' },
  vgmCutoff:         { ...moment, words: 'workorder.vgm-cutoff', in: 'S', keptAs: 'fact', shownIn: 'list' },
  filingCutoff:      { ...moment, words: 'workorder.filing-cutoff', in: 'S', keptAs: 'fact', shownIn: 'facts' },
  filingState:       { ...oneOf(filingLabels), words: 'workorder.filing', in: 'S', need: 'kept', keptAs: 'fact', start: 'none', shownIn: 'facts' },
  filingNo:          { ...text(35), words: 'workorder.filing-no', in: 'S', keptAs: 'fact', shownIn: 'facts' },
  arrivalNoticeNo:   { ...text(35), words: 'workorder.arrival-notice-no', in: 'S', keptAs: 'fact', shownIn: 'facts' },
  arrivalNoticeAt:   { ...moment, words: 'workorder.arrival-notice-at', in: 'S', keptAs: 'fact', shownIn: 'facts' },
  deliveryOrderNo:   { ...text(35), words: 'workorder.delivery-order-no', in: 'S', keptAs: 'fact', shownIn: 'facts' },
} as const satisfies JobFields

const declaredValue = { ...figure(16, 2) }

// biome-ignore format: a table
const airFields = {
  flights:             { ...flightRows, words: 'workorder.flights', in: 'A', need: 'kept', keptAs: 'fact', start: [], shownIn: 'facts' },
  chargeableWeightKg:  { ...figure(12, 1), words: 'workorder.chargeable-weight', in: 'A', keptAs: 'fact', shownIn: 'own' },
  rateClass:           { ...oneOf(rateClasses), words: 'workorder.rate-class', in: 'A', keptAs: 'fact', shownIn: 'facts' },
  uldNos:              { ...tags(12), words: 'workorder.uld-nos', in: 'A', keptAs: 'fact', shownIn: 'facts' },
  screenState:         { ...oneOf(screenLabels), words: 'workorder.screening', in: 'A', need: 'kept', keptAs: 'fact', start: 'none', shownIn: 'facts' },
  specialHandling:     { ...tags(3), words: 'workorder.special-handling', in: 'A', keptAs: 'fact', takenOver: 'opening', shownIn: 'facts' },
  handlingText:        { ...text(500), kind: 'textarea', words: 'workorder.handling-text', in: 'A', keptAs: 'fact', shownIn: 'facts' },
  agentIataCode:       { ...written(agentCode), words: 'workorder.agent-code', in: 'A', keptAs: 'fact', shownIn: 'facts' },
  declaredForCarriage: { ...declaredValue, words: 'workorder.declared-carriage', in: 'A', keptAs: 'fact', takenOver: 'opening', shownIn: 'facts' },
  declaredForCustoms:  { ...declaredValue, words: 'workorder.declared-customs', in: 'A', keptAs: 'fact', takenOver: 'opening', shownIn: 'facts' },
  declaredCurrency:    { ...written(currencyCode), kind: 'currency', words: 'workorder.declared-currency', in: 'A', keptAs: 'fact', takenOver: 'opening', shownIn: 'facts' },
} as const satisfies JobFields

/** The way of a job by road over the border, its day of loading, the types of trucks that were booked, and the hours that a truck waits for nothing. */
// biome-ignore format: a table
const roadFields = {
  loadingDate:        { ...calendarDay, words: 'workorder.loading-date', in: 'T', keptAs: 'fact', shownIn: 'list' },
  truckTypeDomestic:  { ...coded, kind: 'truckType', words: 'workorder.truck-in-china', in: 'T', askedIn: '-', keptAs: 'fact', takenOver: 'always', shownIn: 'list', nameIn: 'truckTypeDomesticName' },
  truckTypeForeign:   { ...coded, kind: 'truckType', words: 'workorder.truck-abroad', in: 'T', askedIn: '-', keptAs: 'fact', takenOver: 'always', shownIn: 'list', nameIn: 'truckTypeForeignName' },
  freeHoursLoading:   { ...whole(0, 240), words: 'workorder.free-hours-loading', in: 'T', keptAs: 'fact', shownIn: 'facts' },
  freeHoursUnloading: { ...whole(0, 240), words: 'workorder.free-hours-unloading', in: 'T', keptAs: 'fact', shownIn: 'facts' },
  loadingMetres:      { ...figure(4, 1), words: 'workorder.loading-metres', in: 'T', keptAs: 'fact', takenOver: 'always', shownIn: 'list', decimals: 1 },
} as const satisfies JobFields

/** The fields of a head that only some modes have; in that of another they are refused. */
export const ownHeadFields = { ...carriageFields, ...railFields, ...seaFields, ...airFields, ...roadFields } as const
