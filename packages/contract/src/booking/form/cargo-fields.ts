import { z } from 'zod'
import { commaList, count, currencyCode, decimal } from '../../shared/wire-values.ts'
import { head, toAccept, toSubmit } from './form-catalogue.ts'
import {
  both,
  either,
  whenAppraised,
  whenBatteries,
  whenByWagon,
  whenDeclared,
  whenForeign,
  whenIncoterm,
  whenInsured,
  whenLashed,
  whenNoDangerLine,
  whenOpenBox,
  whenOversize,
  whenOverTenTonnes,
  whenReeferBox,
  whenValueCounts,
  whenValued,
} from './form-conditions.ts'
import { boxedForms } from './form-names.ts'
import { celsius, centimetres, code, money, open, openDay, openFlag, weight, words } from './form-values.ts'

const over = decimal(5, 1)

/** What is special about the cargo, what it is worth, and what seller and buyer agreed. */
// biome-ignore format: a table
export const cargoFields = {
  cargoKind:             head('special',     { value: open(z.enum(['G', 'D'])), kind: 'hidden', words: 'kind', start: 'G', carrierAgrees: true, need: [toSubmit()] }),
  temperatureControlled: head('special',     { value: openFlag(), kind: 'checkbox', start: false, carrierAgrees: true, need: [toSubmit()] }),
  oversize:              head('special',     { value: openFlag(), kind: 'checkbox', start: false, carrierAgrees: true, need: [toSubmit()] }),
  containsBatteries:     head('special',     { value: openFlag(), kind: 'checkbox', start: false, need: [toSubmit()] }),
  batteryNote:           head('batteries',   { value: open(words(200)), kind: 'text', need: [toSubmit('*', { when: whenNoDangerLine, key: 'booking.battery-note-needed' })] }),
  batteryType:           head('batteries',   { value: open(code), kind: 'code', codeClass: 'BATTTYPE', in: 'A', need: [toSubmit()] }),
  exportControlled:      head('terms',       { value: openFlag(), kind: 'checkbox', when: whenForeign, isLater: true, start: false, need: [toSubmit()] }),
  incoterm:              head('terms',       { value: open(code), kind: 'code', codeClass: 'INCOTERMS', when: whenForeign, isLater: true }),
  incotermPlace:         head('terms',       { value: open(words(60)), kind: 'text', when: whenIncoterm, isLater: true, need: [toSubmit()] }),
  paymentTerm:           head('terms',       { value: open(z.enum(['PP', 'CC'])), kind: 'radio', words: 'pay', isLater: true, start: 'PP', need: [toSubmit()] }),
  goodsValue:            head('insurance',   { value: open(money), kind: 'money', currencyIn: 'goodsCurrency', need: [toSubmit('*', { when: whenValueCounts })] }),
  goodsCurrency:         head('insurance',   { value: open(currencyCode), kind: 'currency', need: [toSubmit('*', { when: either(whenValueCounts, whenValued) })] }),
  insured:               head('insurance',   { value: openFlag(), kind: 'checkbox', start: false, need: [toSubmit()] }),
  insuranceCover:        head('insurance',   { value: open(z.enum(['ALL', 'TOTAL'])), kind: 'radio', words: 'cover', when: whenInsured, need: [toSubmit()] }),
  insuranceBeneficiary:  head('insurance',   { value: open(words(100)), kind: 'text', when: whenInsured }),
  declaredForCarriage:   head('insurance',   { value: open(money), kind: 'money', currencyIn: 'declaredCurrency', in: 'A', isLater: true }),
  declaredForCustoms:    head('insurance',   { value: open(money), kind: 'money', currencyIn: 'declaredCurrency', in: 'A', isLater: true }),
  declaredCurrency:      head('insurance',   { value: open(currencyCode), kind: 'currency', in: 'A', isLater: true, need: [toSubmit('A', { when: whenDeclared })] }),
  specialHandling:       head('special',     { value: open(commaList(words(3)).pipe(z.array(z.string()).max(12))), kind: 'codes', codeClass: 'SPH', in: 'A' }),
  remark:                head('remarks',     { value: open(words(1000)), kind: 'textarea' }),
  setTemperatureC:       head('temperature', { value: open(celsius), kind: 'number', unit: '°C', carrierAgrees: true, need: [toSubmit()] }),
  minTemperatureC:       head('temperature', { value: open(celsius), kind: 'number', unit: '°C', carrierAgrees: true, need: [toSubmit()] }),
  maxTemperatureC:       head('temperature', { value: open(celsius), kind: 'number', unit: '°C', carrierAgrees: true, need: [toSubmit()] }),
  ventilationM3h:        head('temperature', { value: open(count(0, 300)), kind: 'number', unit: 'm³/h', in: boxedForms, when: whenReeferBox, need: [toSubmit()] }),
  humidityPct:           head('temperature', { value: open(count(0, 100)), kind: 'number', unit: '%' }),
  gensetNeeded:          head('temperature', { value: openFlag(), kind: 'checkbox', in: 'R.*', start: true, need: [toSubmit()] }),
  preCooled:             head('temperature', { value: openFlag(), kind: 'checkbox' }),
  dataLogger:            head('temperature', { value: openFlag(), kind: 'checkbox' }),
  oogLengthCm:           head('oversize',    { value: open(centimetres), kind: 'number', unit: 'cm', carrierAgrees: true, need: [toSubmit()] }),
  oogWidthCm:            head('oversize',    { value: open(centimetres), kind: 'number', unit: 'cm', carrierAgrees: true, need: [toSubmit()] }),
  oogHeightCm:           head('oversize',    { value: open(centimetres), kind: 'number', unit: 'cm', carrierAgrees: true, need: [toSubmit()] }),
  oogWeightKg:           head('oversize',    { value: open(weight), kind: 'number', unit: 'kg', carrierAgrees: true, need: [toSubmit()] }),
  overFrontCm:           head('oversize',    { value: open(over), kind: 'number', unit: 'cm', in: boxedForms, when: whenOpenBox }),
  overBackCm:            head('oversize',    { value: open(over), kind: 'number', unit: 'cm', in: boxedForms, when: whenOpenBox }),
  overLeftCm:            head('oversize',    { value: open(over), kind: 'number', unit: 'cm', in: boxedForms, when: whenOpenBox }),
  overRightCm:           head('oversize',    { value: open(over), kind: 'number', unit: 'cm', in: boxedForms, when: whenOpenBox }),
  overTopCm:             head('oversize',    { value: open(over), kind: 'number', unit: 'cm', in: boxedForms, when: whenOpenBox, need: [toSubmit()] }),
  gravityHeightCm:       head('oversize',    { value: open(over), kind: 'number', unit: 'cm', need: [toSubmit('*', { when: whenOverTenTonnes })] }),
  liftingPoints:         head('oversize',    { value: openFlag(), kind: 'checkbox' }),
  lashingPlanFid:        head('documents',   { value: open(z.uuid()), kind: 'file', documentType: 'LASH', isOnce: true, need: [toAccept('*', { when: whenOversize }), toAccept('R.WAG R.BULK', { when: both(whenByWagon, whenLashed) })] }),
  appraisalFid:          head('documents',   { value: open(z.uuid()), kind: 'file', documentType: 'TRC', in: 'A', isOnce: true, need: [toAccept('A', { when: whenAppraised })] }),
  appraisalValidTo:      head('special',     { value: openDay(), kind: 'date', in: 'A', isOnce: true, when: whenAppraised, need: [toAccept('A')] }),
  batteryTestFid:        head('documents',   { value: open(z.uuid()), kind: 'file', documentType: 'UN383', in: 'A', isOnce: true, need: [toAccept('A', { when: whenBatteries })] }),
} as const
