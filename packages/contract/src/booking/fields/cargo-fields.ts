import { z } from 'zod'
import {
  celsius,
  centimetres,
  freeText,
  money,
  open,
  openDay,
  openFlag,
  shortCode,
  weight,
} from '../../shared/fields/field-values.ts'
import { commaList, count, currencyCode, decimal } from '../../shared/wire-values.ts'
import { head, toAccept, toSubmit } from './form-catalogue.ts'
import { boxedForms } from './form-names.ts'

const over = decimal(5, 1)

// biome-ignore format: a table
export const cargoFields = {
  cargoKind:             head('special',     { value: open(z.enum(['G', 'D'])), kind: 'hidden', choiceWords: 'kind', start: 'G', carrierAgrees: true, need: [toSubmit()] }),
  temperatureControlled: head('special',     { value: openFlag(), kind: 'checkbox', start: false, carrierAgrees: true, need: [toSubmit()] }),
  oversize:              head('special',     { value: openFlag(), kind: 'checkbox', start: false, carrierAgrees: true, need: [toSubmit()] }),
  containsBatteries:     head('special',     { value: openFlag(), kind: 'checkbox', start: false, need: [toSubmit()] }),
  batteryNote:           head('batteries',   { value: open(freeText(200)), kind: 'text', need: [toSubmit('*', { when: 'noDangerLine', key: 'booking.battery-note-needed' })] }),
  batteryType:           head('batteries',   { value: open(shortCode), kind: 'code', codeClass: 'BATTTYPE', in: 'A', need: [toSubmit()] }),
  exportControlled:      head('terms',       { value: openFlag(), kind: 'checkbox', when: 'foreign', isLater: true, start: false, need: [toSubmit()] }),
  incoterm:              head('terms',       { value: open(shortCode), kind: 'code', codeClass: 'INCOTERMS', when: 'foreign', isLater: true }),
  incotermPlace:         head('terms',       { value: open(freeText(60)), kind: 'text', when: 'incoterm', isLater: true, need: [toSubmit()] }),
  paymentTerm:           head('terms',       { value: open(z.enum(['PP', 'CC'])), kind: 'radio', choiceWords: 'pay', isLater: true, start: 'PP', need: [toSubmit()] }),
  goodsValue:            head('insurance',   { value: open(money), kind: 'money', currencyIn: 'goodsCurrency', need: [toSubmit('T.*', { when: 'carnet', key: 'booking.tir-value-needed' }), toSubmit('*', { when: 'valueCounts' })] }),
  goodsCurrency:         head('insurance',   { value: open(currencyCode), kind: 'currency', need: [toSubmit('*', { when: 'valueMatters' })] }),
  insured:               head('insurance',   { value: openFlag(), kind: 'checkbox', start: false, need: [toSubmit()] }),
  insuranceCover:        head('insurance',   { value: open(z.enum(['ALL', 'TOTAL'])), kind: 'radio', choiceWords: 'cover', when: 'insured', need: [toSubmit()] }),
  insuranceBeneficiary:  head('insurance',   { value: open(freeText(100)), kind: 'text', when: 'insured' }),
  declaredForCarriage:   head('insurance',   { value: open(money), kind: 'money', currencyIn: 'declaredCurrency', in: 'A', isLater: true }),
  declaredForCustoms:    head('insurance',   { value: open(money), kind: 'money', currencyIn: 'declaredCurrency', in: 'A', isLater: true }),
  declaredCurrency:      head('insurance',   { value: open(currencyCode), kind: 'currency', in: 'A', isLater: true, need: [toSubmit('A', { when: 'declared' })] }),
  specialHandling:       head('special',     { value: open(commaList(freeText(3)).pipe(z.array(z.string()).max(12))), kind: 'codes', codeClass: 'SPH', in: 'A' }),
  remark:                head('remarks',     { value: open(freeText(1000)), kind: 'textarea' }),
  setTemperatureC:       head('temperature', { value: open(celsius), kind: 'number', unit: '°C', carrierAgrees: true, need: [toSubmit()] }),
  minTemperatureC:       head('temperature', { value: open(celsius), kind: 'number', unit: '°C', carrierAgrees: true, need: [toSubmit()] }),
  maxTemperatureC:       head('temperature', { value: open(celsius), kind: 'number', unit: '°C', carrierAgrees: true, need: [toSubmit()] }),
  ventilationM3h:        head('temperature', { value: open(count(0, 300)), kind: 'number', unit: 'm³/h', in: boxedForms, when: 'reeferBox', need: [toSubmit()] }),
  humidityPct:           head('temperature', { value: open(count(0, 100)), kind: 'number', unit: '%' }),
  gensetNeeded:          head('temperature', { value: openFlag(), kind: 'checkbox', in: 'R.*', start: true, need: [toSubmit()] }),
  preCooled:             head('temperature', { value: openFlag(), kind: 'checkbox' }),
  dataLogger:            head('temperature', { value: openFlag(), kind: 'checkbox' }),
  oogLengthCm:           head('oversize',    { value: open(centimetres), kind: 'number', unit: 'cm', carrierAgrees: true, need: [toSubmit()] }),
  oogWidthCm:            head('oversize',    { value: open(centimetres), kind: 'number', unit: 'cm', carrierAgrees: true, need: [toSubmit()] }),
  oogHeightCm:           head('oversize',    { value: open(centimetres), kind: 'number', unit: 'cm', carrierAgrees: true, need: [toSubmit()] }),
  oogWeightKg:           head('oversize',    { value: open(weight), kind: 'number', unit: 'kg', carrierAgrees: true, need: [toSubmit()] }),
  overFrontCm:           head('oversize',    { value: open(over), kind: 'number', unit: 'cm', in: boxedForms, when: 'openBox' }),
  overBackCm:            head('oversize',    { value: open(over), kind: 'number', unit: 'cm', in: boxedForms, when: 'openBox' }),
  overLeftCm:            head('oversize',    { value: open(over), kind: 'number', unit: 'cm', in: boxedForms, when: 'openBox' }),
  overRightCm:           head('oversize',    { value: open(over), kind: 'number', unit: 'cm', in: boxedForms, when: 'openBox' }),
  overTopCm:             head('oversize',    { value: open(over), kind: 'number', unit: 'cm', in: boxedForms, when: 'openBox', need: [toSubmit()] }),
  gravityHeightCm:       head('oversize',    { value: open(over), kind: 'number', unit: 'cm', need: [toSubmit('*', { when: 'overTenTonnes' })] }),
  liftingPoints:         head('oversize',    { value: openFlag(), kind: 'checkbox' }),
  lashingPlanFid:        head('documents',   { value: open(z.uuid()), kind: 'file', documentType: 'LASH', isOnce: true, need: [toAccept('*', { when: 'oversize' }), toAccept('R.WAG R.BULK', { when: ['byWagon', 'lashed'] })] }),
  appraisalFid:          head('documents',   { value: open(z.uuid()), kind: 'file', documentType: 'TRC', in: 'A', isOnce: true, need: [toAccept('A', { when: 'appraised' })] }),
  appraisalValidTo:      head('special',     { value: openDay(), kind: 'date', in: 'A', isOnce: true, when: 'appraised', need: [toAccept('A')] }),
  batteryTestFid:        head('documents',   { value: open(z.uuid()), kind: 'file', documentType: 'UN383', in: 'A', isOnce: true, need: [toAccept('A', { when: 'batteries' })] }),
} as const
