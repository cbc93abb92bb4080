import { z } from 'zod'
import { isImoNo } from '../../reference/check-digits.ts'
import { rows, type TypedFields } from '../../shared/fields/typed-fields.ts'
import {
  checkedTextField,
  choiceField,
  codeField,
  countField,
  dayField,
  figureField,
  momentField,
  tagsField,
  textField,
} from '../../shared/fields/typed-values.ts'
import { plainText } from '../../shared/reading/plain-text.ts'
import { enteredImoNo } from '../../shared/reading/printed-numbers.ts'
import { currencyCode } from '../../shared/wire-values.ts'
import { billReleaseLabels, screenLabels } from '../job-labels.ts'
import { flightRows } from './flight-rows.ts'
import { billKinds, rateClasses, waybillKinds, waybillRates, waysOfTrucks } from './job-choices.ts'
import type { JobFields } from './job-field.ts'

const payerColumns = {
  railway: { ...checkedTextField(textField(10).value.min(1)), need: 'always' },
  payer: { ...checkedTextField(textField(30).value.min(1)), need: 'always' },
} as const satisfies TypedFields

const gaugeColumns = {
  placeCode: { ...codeField, kind: 'place', need: 'always', nameIn: 'placeName' },
  arrivedAt: { ...momentField },
  reloadedAt: { ...momentField },
  departedAt: { ...momentField },
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
  houseBillNo:    { ...textField(35), words: 'workorder.house-bill', wordsIn: { A: 'workorder.hawb' }, in: 'S A', keptAs: 'fact', shownIn: 'own', isMono: true },
  airWaybillType: { ...choiceField(waybillKinds), words: 'workorder.waybill-kind', in: 'A', need: 'kept', keptAs: 'fact', shownIn: 'facts' },
  truckWay:       { ...choiceField(waysOfTrucks), words: 'workorder.truck-way', in: 'T', keptAs: 'fact', takenOver: 'always', shownIn: 'facts' },
  carrierCode:    { ...codeField, kind: 'carrier', words: 'workorder.shipping-line', wordsIn: { A: 'workorder.airline' }, in: 'S A', keptAs: 'fact', shownIn: 'facts' },
  carrierName:    { ...textField(100), kind: 'hidden', words: 'workorder.shipping-line', wordsIn: { A: 'workorder.airline' }, in: 'S A', keptAs: 'fact', shownIn: 'own' },
  vessel:         { ...textField(60), words: 'workorder.vessel', in: 'S', keptAs: 'fact', shownIn: 'list' },
  departureNo:    { ...textField(35), words: 'workorder.train-no', wordsIn: { S: 'workorder.voyage' }, enteredIn: 'R S', keptAs: 'column', shownIn: 'own' },
  entryPortCode:  { ...codeField, kind: 'place', words: 'workorder.border', wordsIn: { T: 'workorder.border-port' }, enteredIn: 'R T', keptAs: 'column', shownIn: 'own', nameIn: 'entryPortName' },
} as const satisfies JobFields

// biome-ignore format: a table
const railFields = {
  railBillType: { value: noteTypes, shown: z.string(), kind: 'code', codeClass: 'RAILBILLTYPE', words: 'workorder.note-type', in: 'R', need: 'kept', keptAs: 'fact', start: 'ASNEEDED', shownIn: 'facts' },
  payerCodes:   { ...rows(payerColumns, 10), words: 'workorder.payer-codes', in: 'R', need: 'kept', keptAs: 'fact', start: [], shownIn: 'desk' },
  gaugePlaces:  { ...rows(gaugeColumns, 4), words: 'workorder.gauge-places', in: 'R', need: 'kept', keptAs: 'fact', start: [], shownIn: 'facts' },
} as const satisfies JobFields

/** The vessels of a job by sea, its bill and how it is released, the filing, the papers at destination. */
// biome-ignore format: a table
const seaFields = {
  imoNo:             { ...checkedTextField(imoNo), words: 'workorder.imo-no', in: 'S', keptAs: 'fact', shownIn: 'facts' },
  transhipPortCode:  { ...codeField, kind: 'place', words: 'workorder.tranship-port', in: 'S', keptAs: 'fact', shownIn: 'facts', nameIn: 'transhipPortName' },
  secondVessel:      { ...textField(60), words: 'workorder.second-vessel', in: 'S', keptAs: 'fact', shownIn: 'facts' },
  secondVoyage:      { ...textField(35), words: 'workorder.second-voyage', in: 'S', keptAs: 'fact', shownIn: 'facts' },
  loadTerminal:      { ...textField(60), words: 'workorder.load-terminal', in: 'S', keptAs: 'fact', formerly: 'terminal', shownIn: 'facts' },
  dischargeTerminal: { ...textField(60), words: 'workorder.discharge-terminal', in: 'S', keptAs: 'fact', shownIn: 'facts' },
  billKind:          { ...choiceField(billKinds), words: 'workorder.bill-kind', in: 'S', keptAs: 'fact', takenOver: 'opening', shownIn: 'facts' },
  billRelease:       { ...choiceField(billReleaseLabels), words: 'workorder.bill-release', in: 'S', keptAs: 'fact', takenOver: 'opening', shownIn: 'list' },
  billOriginals:     { ...countField(0, 3), words: 'workorder.bill-originals', in: 'S', keptAs: 'fact', takenOver: 'opening', shownIn: 'facts' },
  vgmCutoff:         { ...momentField, words: 'workorder.vgm-cutoff', in: 'S', keptAs: 'fact', shownIn: 'list' },
  warehouseCutoff:   { ...momentField, words: 'workorder.warehouse-cutoff', in: 'R S A', keptAs: 'fact', shownIn: 'facts' },
  filingCutoff:      { ...momentField, words: 'workorder.filing-cutoff', in: 'S', keptAs: 'fact', shownIn: 'facts' },
  arrivalNoticeNo:   { ...textField(35), words: 'workorder.arrival-notice-no', in: 'S', keptAs: 'fact', shownIn: 'facts' },
  arrivalNoticeAt:   { ...momentField, words: 'workorder.arrival-notice-at', in: 'S', keptAs: 'fact', shownIn: 'facts' },
  deliveryOrderNo:   { ...textField(35), words: 'workorder.delivery-order-no', in: 'S', keptAs: 'fact', shownIn: 'facts' },
} as const satisfies JobFields

const declaredValue = { ...figureField(16, 2) }

// biome-ignore format: a table
const airFields = {
  flights:             { ...flightRows, words: 'workorder.flights', in: 'A', need: 'kept', keptAs: 'fact', start: [], shownIn: 'facts' },
  chargeableWeightKg:  { ...figureField(12, 1), words: 'workorder.chargeable-weight', in: 'A', keptAs: 'fact', shownIn: 'own' },
  rateClass:           { ...choiceField(rateClasses), words: 'workorder.rate-class', in: 'A', keptAs: 'fact', shownIn: 'facts' },
  waybillRates:        { ...choiceField(waybillRates), words: 'workorder.waybill-rates', in: 'A', keptAs: 'fact', shownIn: 'facts' },
  uldNos:              { ...tagsField(12), words: 'workorder.uld-nos', in: 'A', keptAs: 'fact', shownIn: 'facts' },
  screenState:         { ...choiceField(screenLabels), words: 'workorder.screening', in: 'A', need: 'kept', keptAs: 'fact', start: 'none', shownIn: 'facts' },
  specialHandling:     { ...tagsField(3), words: 'workorder.special-handling', in: 'A', keptAs: 'fact', takenOver: 'opening', shownIn: 'facts' },
  handlingText:        { ...textField(500), kind: 'textarea', words: 'workorder.handling-text', in: 'A', keptAs: 'fact', shownIn: 'facts' },
  agentIataCode:       { ...checkedTextField(agentCode), words: 'workorder.agent-code', in: 'A', keptAs: 'fact', shownIn: 'facts' },
  declaredForCarriage: { ...declaredValue, words: 'workorder.declared-carriage', in: 'A', keptAs: 'fact', takenOver: 'opening', shownIn: 'facts' },
  declaredForCustoms:  { ...declaredValue, words: 'workorder.declared-customs', in: 'A', keptAs: 'fact', takenOver: 'opening', shownIn: 'facts' },
  declaredCurrency:    { ...checkedTextField(currencyCode), kind: 'currency', words: 'workorder.declared-currency', in: 'A', keptAs: 'fact', takenOver: 'opening', shownIn: 'facts' },
} as const satisfies JobFields

/** A job by road across the border: loading day, booked trucks, free waiting hours. */
// biome-ignore format: a table
const roadFields = {
  loadingDate:        { ...dayField, words: 'workorder.loading-date', in: 'T', keptAs: 'fact', shownIn: 'list' },
  truckTypeDomestic:  { ...codeField, kind: 'truckType', words: 'workorder.truck-in-china', in: 'T', enteredIn: '-', keptAs: 'fact', takenOver: 'always', shownIn: 'list', nameIn: 'truckTypeDomesticName' },
  truckTypeForeign:   { ...codeField, kind: 'truckType', words: 'workorder.truck-abroad', in: 'T', enteredIn: '-', keptAs: 'fact', takenOver: 'always', shownIn: 'list', nameIn: 'truckTypeForeignName' },
  freeHoursLoading:   { ...countField(0, 240), words: 'workorder.free-hours-loading', in: 'T', keptAs: 'fact', shownIn: 'facts' },
  freeHoursUnloading: { ...countField(0, 240), words: 'workorder.free-hours-unloading', in: 'T', keptAs: 'fact', shownIn: 'facts' },
  loadingMetres:      { ...figureField(4, 1), words: 'workorder.loading-metres', in: 'T', keptAs: 'fact', takenOver: 'always', shownIn: 'list', decimals: 1 },
} as const satisfies JobFields

/** The fields of a head that only some modes have; in that of another they are refused. */
export const ownHeadFields = { ...carriageFields, ...railFields, ...seaFields, ...airFields, ...roadFields } as const
