import { z } from 'zod'
import { code, open, openFlag, words } from '../../shared/fields/field-values.ts'
import { enteredSigns } from '../../shared/reading/printed-numbers.ts'
import { commaList, count } from '../../shared/wire-values.ts'
import { head, toInstruct, toSubmit } from './form-catalogue.ts'

const customsBy = ['US', 'OWN', 'NONE'] as const
const transitTypes = ['NONE', 'T1', 'TIR', 'EAEU'] as const
const filers = ['US', 'CARRIER', 'OWN'] as const
/** A shared container has our house bill and our filing. */
const billKinds = ['H', 'M'] as const
const scac = enteredSigns.regex(/^[A-Z]{2,4}$/, 'booking.scac-wrong')
const codes = open(commaList(code).pipe(z.array(z.string()).max(40)))

/** Clearance, transit and insurance have fields of their own: as services they would be asked for twice. */
const askedApart = ['CUSO', 'CUSI', 'TRAN', 'INSU']

/** Services besides the transport, the handling of customs, and the paper that carries the cargo. */
// biome-ignore format: a table
export const serviceFields = {
  servicesInChina:          head('services', { value: codes, kind: 'codes', codeClass: 'SVTYPE_I', askedApart }),
  servicesAbroad:           head('services', { value: codes, kind: 'codes', codeClass: 'SVTYPE_O', askedApart }),
  exportCustomsBy:          head('customs',  { value: open(z.enum(customsBy)), kind: 'radio', words: 'customs', need: [toSubmit()] }),
  importCustomsBy:          head('customs',  { value: open(z.enum(customsBy)), kind: 'radio', words: 'customs', need: [toSubmit()] }),
  customsRegime:            head('customs',  { value: open(code), kind: 'code', codeClass: 'CUSMODE', when: 'weClear', need: [toInstruct()] }),
  customsPlace:             head('customs',  { value: open(z.enum(['ORIGIN', 'BORDER'])), kind: 'radio', words: 'place', in: 'R.* T.*', start: 'ORIGIN', need: [toSubmit()] }),
  exportCustomsOffice:      head('customs',  { value: open(words(60)), kind: 'text', in: 'T.*', when: 'borderCrossed', need: [toSubmit()] }),
  importCustomsOffice:      head('customs',  { value: open(words(60)), kind: 'text', in: 'T.*', when: 'borderCrossed', need: [toSubmit()] }),
  transitType:              head('customs',  { value: open(z.enum(transitTypes)), kind: 'select', words: 'transit' }),
  destinationCustomsOffice: head('customs',  { value: open(words(60)), kind: 'text', when: 'officeNamed', need: [toInstruct()] }),
  thcPayment:               head('services', { value: open(z.enum(['T', 'F'])), kind: 'radio', words: 'thc', in: 'S.*', start: 'F', need: [toSubmit()] }),
  screeningByUs:            head('services', { value: openFlag(), kind: 'checkbox', in: 'A', start: true }),
  regulatedAgentNo:         head('services', { value: open(words(30)), kind: 'text', in: 'A' }),
  filingBy:                 head('customs',  { value: open(z.enum(filers)), kind: 'radio', words: 'filing', in: 'S.*', choices: (form) => (form === 'S.LCL' ? ['US'] : filers), when: 'manifestAhead', start: 'US', need: [toSubmit()] }),
  filerCode:                head('customs',  { value: open(scac), kind: 'text', in: 'S.FCL', when: 'filedByOthers', need: [toSubmit()] }),
  billKind:                 head('bill',     { value: open(z.enum(billKinds)), kind: 'radio', words: 'bill', in: 'S.*', choices: (form) => (form === 'S.LCL' ? ['H'] : billKinds), start: 'H', need: [toSubmit()] }),
  billRelease:              head('bill',     { value: open(z.enum(['OBL', 'TLX', 'SWB'])), kind: 'radio', words: 'release', in: 'S.*', start: 'OBL', need: [toSubmit()] }),
  billOriginals:            head('bill',     { value: open(count(0, 3)), kind: 'number', in: 'S.*', when: 'originalBill', start: 3, need: [toSubmit()] }),
  billCopies:               head('bill',     { value: open(count(0, 10)), kind: 'number', in: 'S.*', when: 'originalBill' }),
  billQty:                  head('bill',     { value: open(count(1, 20)), kind: 'number', in: 'S.FCL', start: 1 }),
  vgmWay:                   head('bill',     { value: open(z.enum(['SM1', 'SM2', 'US'])), kind: 'select', words: 'vgm', in: 'S.FCL', need: [toInstruct()] }),
  airWaybillType:           head('bill',     { value: open(z.enum(['M', 'P'])), kind: 'radio', words: 'awb', in: 'A', start: 'P', need: [toSubmit()] }),
  handlingText:             head('bill',     { value: open(words(500)), kind: 'textarea', in: 'A', isLater: true }),
  tirCarnet:                head('bill',     { value: openFlag(), kind: 'checkbox', in: 'T.*' }),
  cmrNote:                  head('bill',     { value: openFlag(), kind: 'checkbox', in: 'T.*' }),
  deliveryProof:            head('bill',     { value: open(z.enum(['PHOTO', 'ORIGINAL'])), kind: 'radio', words: 'proof', in: 'T.*', start: 'PHOTO', need: [toSubmit()] }),
  transportDocument:        head('bill',     { value: open(z.enum(['THROUGH', 'PERLEG', 'ASNEEDED'])), kind: 'select', words: 'document', in: 'M.*', start: 'ASNEEDED', need: [toSubmit()] }),
  originalContainer:        head('boxes',    { value: openFlag(), kind: 'checkbox', in: 'M.FCL', start: true, need: [toSubmit()] }),
} as const
