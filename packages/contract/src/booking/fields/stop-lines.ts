import { z } from 'zod'
import { shapeOf } from '../../shared/fields/field-lines.ts'
import {
  clockTime,
  country,
  freeText,
  open,
  openDay,
  openFlag,
  packageCount,
  phone,
  placeCode,
  volume,
  weight,
} from '../../shared/fields/field-values.ts'
import { count } from '../../shared/wire-values.ts'
import { field, toSubmit } from './form-catalogue.ts'
import { countedForms } from './form-names.ts'

const loadWays = ['DOCK', 'FORKLIFT', 'CRANE', 'HAND'] as const

/** Places at the door for loading (L) or unloading (U). */
// biome-ignore format: a table
export const stopFields = {
  stopType:          field({ value: open(z.enum(['L', 'U'])), kind: 'hidden', choiceWords: 'stop', need: [toSubmit()] }),
  stopSeq:           field({ value: open(count(1, 20)), kind: 'hidden', need: [toSubmit()] }),
  cityCode:          field({ value: open(placeCode), kind: 'city', nameIn: 'cityName', need: [toSubmit('*', { when: 'cityNotTyped' })] }),
  cityName:          field({ value: open(freeText(60)), kind: 'hidden' }),
  cityTyped:         field({ value: open(freeText(60)), kind: 'text', when: 'cityNotListed' }),
  countryCd:         field({ value: open(country), kind: 'country', when: 'cityNotListed', need: [toSubmit('*', { when: 'cityTyped' })] }),
  address:           field({ value: open(freeText(200)), kind: 'text', need: [toSubmit()] }),
  postCode:          field({ value: open(freeText(12)), kind: 'text' }),
  stopCompany:       field({ value: open(freeText(100)), kind: 'text', need: [toSubmit()] }),
  contactName:       field({ value: open(freeText(60)), kind: 'text', need: [toSubmit()] }),
  contactPhone:      field({ value: open(phone), kind: 'phone', need: [toSubmit()] }),
  stopDate:          field({ value: openDay(), kind: 'date', isOnce: true, need: [toSubmit()] }),
  timeFrom:          field({ value: open(clockTime), kind: 'clock', isOnce: true }),
  timeTo:            field({ value: open(clockTime), kind: 'clock', isOnce: true }),
  packages:          field({ value: open(packageCount), kind: 'number', in: countedForms, when: 'severalStops', need: [toSubmit()] }),
  grossWeightKg:     field({ value: open(weight), kind: 'number', unit: 'kg', when: 'severalStops', need: [toSubmit()] }),
  volumeM3:          field({ value: open(volume), kind: 'number', unit: 'm³', when: 'severalStops' }),
  loadWay:           field({ value: open(z.enum(loadWays)), kind: 'select', choiceWords: 'way' }),
  appointmentNeeded: field({ value: openFlag(), kind: 'checkbox' }),
} as const
export const stopLine = z.object(shapeOf(stopFields))
export type StopLine = z.infer<typeof stopLine>
