import { z } from 'zod'
import { freeText, open, openDay, openFlag, shortCode } from '../../shared/fields/field-values.ts'
import { enteredSigns } from '../../shared/reading/printed-numbers.ts'
import { commaList, count } from '../../shared/wire-values.ts'
import { head, toInstruct, toSubmit } from './form-catalogue.ts'

const customsBy = ['US', 'OWN', 'NONE'] as const
const transitTypes = ['NONE', 'T1', 'TIR', 'EAEU'] as const
const filers = ['US', 'CARRIER', 'OWN'] as const
/** A shared container has our house bill and our filing. */
const billKinds = ['H', 'M'] as const
const scac = enteredSigns.regex(/^[A-Z]{2,4}$/, 'booking.scac-wrong')
const codes = open(commaList(shortCode).pipe(z.array(z.string()).max(40)))

/** Clearance, transit and insurance have fields of their own: as services they would be asked for twice. */
const withOwnField = ['CUSO', 'CUSI', 'TRAN', 'INSU']

/** Forms whose cargo may travel under a bill of lading, and the terms of the credit that it is presented under. */
const bills = 'S.* M.*'
const credit = { in: bills, when: 'letterOfCredit', isLater: true } as const

/** Services besides the transport, the handling of customs, and the paper that carries the cargo. */
// biome-ignore format: a table
export const serviceFields = {
  servicesInChina:          head('services', { value: codes, kind: 'codes', codeClass: 'SVTYPE_I', withOwnField }),
  servicesAbroad:           head('services', { value: codes, kind: 'codes', codeClass: 'SVTYPE_O', withOwnField }),
  exportCustomsBy:          head('customs',  { value: open(z.enum(customsBy)), kind: 'radio', choiceWords: 'customs', need: [toSubmit()] }),
  importCustomsBy:          head('customs',  { value: open(z.enum(customsBy)), kind: 'radio', choiceWords: 'customs', need: [toSubmit()] }),
  customsRegime:            head('customs',  { value: open(shortCode), kind: 'code', codeClass: 'CUSMODE', when: 'weClear', need: [toInstruct()] }),
  customsPlace:             head('customs',  { value: open(z.enum(['ORIGIN', 'BORDER'])), kind: 'radio', choiceWords: 'place', in: 'R.* T.*', start: 'ORIGIN', need: [toSubmit()] }),
  exportCustomsOffice:      head('customs',  { value: open(freeText(60)), kind: 'text', in: 'T.*', when: 'borderCrossed', need: [toSubmit()] }),
  importCustomsOffice:      head('customs',  { value: open(freeText(60)), kind: 'text', in: 'T.*', when: 'borderCrossed', need: [toSubmit()] }),
  transitType:              head('customs',  { value: open(z.enum(transitTypes)), kind: 'select', choiceWords: 'transit' }),
  destinationCustomsOffice: head('customs',  { value: open(freeText(60)), kind: 'text', when: 'officeNamed', need: [toInstruct()] }),
  thcPayment:               head('services', { value: open(z.enum(['T', 'F'])), kind: 'radio', choiceWords: 'thc', in: 'S.* M.*', when: 'seaLeg', start: 'T', need: [toSubmit()] }),
  screeningByUs:            head('services', { value: openFlag(), kind: 'checkbox', in: 'A', start: true }),
  regulatedAgentNo:         head('services', { value: open(freeText(30)), kind: 'text', in: 'A' }),
  filingBy:                 head('customs',  { value: open(z.enum(filers)), kind: 'radio', choiceWords: 'filing', in: 'R.* T.* S.* A', choices: (form) => (form === 'S.LCL' ? ['US'] : filers), when: 'manifestAhead', start: 'US', startIn: 'S.* A', need: [toSubmit('S.*')] }),
  filerCode:                head('customs',  { value: open(scac), kind: 'text', in: 'S.FCL', when: 'filedByOthers', need: [toSubmit()] }),
  billKind:                 head('bill',     { value: open(z.enum(billKinds)), kind: 'radio', choiceWords: 'bill', in: 'S.*', choices: (form) => (form === 'S.LCL' ? ['H'] : billKinds), start: 'H', need: [toSubmit()] }),
  billRelease:              head('bill',     { value: open(z.enum(['OBL', 'TLX', 'SWB'])), kind: 'radio', choiceWords: 'release', in: 'S.*', start: 'OBL', need: [toSubmit()] }),
  billOriginals:            head('bill',     { value: open(count(0, 3)), kind: 'number', in: 'S.*', when: 'originalBill', start: 3, need: [toSubmit()] }),
  billCopies:               head('bill',     { value: open(count(0, 10)), kind: 'number', in: 'S.*', when: 'originalBill' }),
  billQty:                  head('bill',     { value: open(count(1, 20)), kind: 'number', in: 'S.FCL', start: 1 }),
  freightPayableAt:       head('credit', { value: open(freeText(60)), kind: 'text', in: bills, when: 'billOfLading', isLater: true }),
  billClauses:            head('credit', { value: open(freeText(2000)), kind: 'textarea', in: bills, when: 'billOfLading', isLater: true }),
  underLetterOfCredit:    head('credit', { value: openFlag(), kind: 'checkbox', in: bills, when: 'billOfLading', isLater: true, start: false }),
  lcNumber:               head('credit', { value: open(freeText(35)), kind: 'text', ...credit, isOnce: true, isSearched: true, need: [toInstruct()] }),
  lcLatestShipment:       head('credit', { value: openDay(), kind: 'date', ...credit, isOnce: true, need: [toInstruct()] }),
  lcExpiryDate:           head('credit', { value: openDay(), kind: 'date', ...credit, isOnce: true, need: [toInstruct()] }),
  lcExpiryPlace:          head('credit', { value: open(freeText(60)), kind: 'text', ...credit, isOnce: true }),
  lcPresentationDays:     head('credit', { value: open(count(1, 90)), kind: 'number', ...credit, start: 21 }),
  lcPartialAllowed:       head('credit', { value: openFlag(), kind: 'checkbox', ...credit, start: true }),
  lcTranshipmentAllowed:  head('credit', { value: openFlag(), kind: 'checkbox', ...credit, start: true }),
  lcLoadingPort:          head('credit', { value: open(freeText(60)), kind: 'text', ...credit }),
  lcDischargePort:        head('credit', { value: open(freeText(60)), kind: 'text', ...credit }),
  vgmWay:                   head('bill',     { value: open(z.enum(['SM1', 'SM2', 'US'])), kind: 'select', choiceWords: 'vgm', in: 'S.FCL', need: [toInstruct()] }),
  airWaybillType:           head('bill',     { value: open(z.enum(['M', 'P'])), kind: 'radio', choiceWords: 'awb', in: 'A', start: 'P', need: [toSubmit()] }),
  handlingText:             head('bill',     { value: open(freeText(500)), kind: 'textarea', in: 'A', isLater: true }),
  tirCarnet:                head('bill',     { value: openFlag(), kind: 'checkbox', in: 'T.*' }),
  cmrNote:                  head('bill',     { value: openFlag(), kind: 'checkbox', in: 'T.*' }),
  deliveryProof:            head('bill',     { value: open(z.enum(['PHOTO', 'ORIGINAL'])), kind: 'radio', choiceWords: 'proof', in: 'T.*', start: 'PHOTO', need: [toSubmit()] }),
  transportDocument:        head('bill',     { value: open(z.enum(['THROUGH', 'PERLEG', 'ASNEEDED'])), kind: 'select', choiceWords: 'document', in: 'M.*', start: 'ASNEEDED', need: [toSubmit()] }),
  originalContainer:        head('boxes',    { value: openFlag(), kind: 'checkbox', in: 'M.FCL', start: true, need: [toSubmit()] }),
} as const
