import { z } from 'zod'
import { shapeOf } from '../../shared/fields/field-lines.ts'
import { freeText, open, openDay, shortCode } from '../../shared/fields/field-values.ts'
import { commaList, count, decimal } from '../../shared/wire-values.ts'
import { field, toInstruct, toSubmit } from './form-catalogue.ts'
import { boxedForms } from './form-names.ts'

const stuffingPlaces = ['FACTORY', 'WAREHOUSE', 'STATION'] as const
const containerType = z.string().regex(/^\d{2}[A-Z]{2}$/, 'booking.container-type-unknown')
const numbers = open(commaList(freeText(15)).pipe(z.array(z.string()).max(500)))

// biome-ignore format: a table
export const boxFields = {
  containerType:       field({ value: open(containerType), kind: 'containerType', in: boxedForms, carrierAgrees: true, need: [toSubmit()] }),
  containerQty:        field({ value: open(count(1, 500, 'booking.box-count-wrong')), kind: 'number', in: boxedForms, carrierAgrees: true, need: [toSubmit()] }),
  containerOwner:      field({ value: open(z.enum(['C', 'S'])), kind: 'radio', choiceWords: 'owner', in: boxedForms, start: 'C', carrierAgrees: true, need: [toSubmit()] }),
  containerCargoKg:    field({ value: open(decimal(9, 3, { least: 'positive' })), kind: 'number', unit: 'kg', in: boxedForms, carrierAgrees: true, need: [toSubmit()] }),
  emptyPickUpPlace:    field({ value: open(freeText(60)), kind: 'city', in: boxedForms, when: 'carriersBox' }),
  emptyReturnPlace:    field({ value: open(freeText(60)), kind: 'city', in: boxedForms, when: 'carriersBox', need: [toSubmit('R.FCL R.CFS R.BULK', { when: 'returnPlaceMatters' })] }),
  shipperContainerNos: field({ value: numbers, kind: 'tags', in: boxedForms, when: 'shippersBox', isOnce: true, isSearched: true, need: [toInstruct()] }),
  cscValidTo:          field({ value: openDay(), kind: 'date', in: boxedForms, when: 'shippersBox', isOnce: true, need: [toInstruct()] }),
  containerDemand:     field({ value: open(shortCode), kind: 'code', codeClass: 'BOXREQ', in: boxedForms }),
  stuffingPlace:       field({ value: open(z.enum(stuffingPlaces)), kind: 'select', choiceWords: 'stuff', in: boxedForms, need: [toSubmit()] }),
} as const
export const boxLine = z.object(shapeOf(boxFields))
export type BoxLine = z.infer<typeof boxLine>
