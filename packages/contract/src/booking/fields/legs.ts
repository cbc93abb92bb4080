import { z } from 'zod'
import { shapeOf } from '../../shared/fields/field-lines.ts'
import { freeText, open, openDay, placeCode, shortCode } from '../../shared/fields/field-values.ts'
import { count } from '../../shared/wire-values.ts'
import { field, toSubmit } from './form-catalogue.ts'
import { loadTypes } from './route-fields.ts'

/** A leg of a multimodal transport; `legMode` is the letter of its mode. */
// biome-ignore format: a table
export const legFields = {
  legSeq:            field({ value: open(count(1, 6)), kind: 'hidden', in: 'M.*', need: [toSubmit()] }),
  legMode:           field({ value: open(z.enum(['R', 'S', 'A', 'T'])), kind: 'select', choiceWords: 'mode', in: 'M.*', need: [toSubmit()] }),
  originCode:        field({ value: open(placeCode), kind: 'place', nameIn: 'originName', in: 'M.*', need: [toSubmit()] }),
  originName:        field({ value: open(freeText(100)), kind: 'hidden', in: 'M.*' }),
  destinationCode:   field({ value: open(placeCode), kind: 'place', nameIn: 'destinationName', in: 'M.*', need: [toSubmit()] }),
  destinationName:   field({ value: open(freeText(100)), kind: 'hidden', in: 'M.*' }),
  wantedDate:        field({ value: openDay(), kind: 'date', in: 'M.*', isOnce: true }),
  carrierCode:       field({ value: open(freeText(10)), kind: 'carrier', nameIn: 'carrierName', in: 'M.*' }),
  carrierName:       field({ value: open(freeText(100)), kind: 'hidden', in: 'M.*' }),
  loadType:          field({ value: open(z.enum(loadTypes)), kind: 'select', choiceWords: 'load', in: 'M.*' }),
  entryPortCode:     field({ value: open(placeCode), kind: 'place', nameIn: 'entryPortName', in: 'M.*' }),
  entryPortName:     field({ value: open(freeText(100)), kind: 'hidden', in: 'M.*' }),
  truckTypeDomestic: field({ value: open(shortCode), kind: 'truckType', in: 'M.*' }),
  truckTypeForeign:  field({ value: open(shortCode), kind: 'truckType', in: 'M.*' }),
  departureId:       field({ value: open(z.uuid()), kind: 'departure', in: 'M.*', isOnce: true }),
  quoteId:           field({ value: open(freeText(60)), kind: 'hidden', in: 'M.*', isOnce: true }),
} as const
export const legLine = z.object(shapeOf(legFields))
export type LegLine = z.infer<typeof legLine>
